import "./style/fonts.css";
import "./style/tokens.css";
import "./style/base.css";

import { mount } from "svelte";
import App from "./App.svelte";
import { pageOf } from "./pages";
import { route } from "./device/router.svelte";
import { followRenewal } from "./net/renewal";
import { startLanguage } from "./text/texts.svelte";

followRenewal();
const started = startLanguage(navigator.languages);
pageOf(route().place).catch(() => {}); // already on its way while the texts are; what went wrong is told later
await started;
mount(App, { target: document.getElementById("app")! });

// Only where the browser lets us: on https, and on this machine itself. Without it everything works as well.
if (import.meta.env.PROD && isSecureContext) navigator.serviceWorker?.register("/sw.js").catch(() => {});
