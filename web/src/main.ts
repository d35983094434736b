import "./style/fonts.css";
import "./style/tokens.css";
import "./style/base.css";

import { mount } from "svelte";
import App from "./App.svelte";
import { speak } from "./lib/texts.svelte";

await speak(navigator.languages);
mount(App, { target: document.getElementById("app")! });
