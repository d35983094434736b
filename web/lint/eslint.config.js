import { dirname } from "node:path";
import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import ts from "typescript-eslint";
import svelteConfig from "../svelte.config.js";
import { layers } from "./layers.js";

/** A face tells things apart by data, never by the id or the arguments of a text; and what a view is, its game says. */
const SEAM = [
  [
    "MemberExpression[property.name=under], ObjectPattern > Property[key.name=under]",
    "A face must not read a heading.",
  ],
  [
    "MemberExpression[object.property.name=/^(text|name)$/][property.raw=/^[01]$/]," +
      "ObjectPattern > Property[key.name=/^(text|name)$/][value.type=ArrayPattern]," +
      "MemberExpression[object.name=/^(item|offer|event|way|swap|leave|take)$/][property.name=text]",
    "A face must not read the id or the arguments of a text.",
  ],
  [
    "BinaryExpression[operator='==='] > :matches(Literal[value=/^\\w+-(offer|figure|ask)-/], TemplateLiteral[quasis.0.value.raw=/-(offer|figure|ask)-/])," +
      "Property > Literal.key[value=/^\\w+-(offer|figure)-/]",
    "A face must not know a text's id; an offer has a kind and facts.",
  ],
  [
    "TSAsExpression:not([typeAnnotation.typeName.name=const])",
    "A face must not cast; the types of its game are in src/games.",
  ],
  [
    "ImportDeclaration[source.value=/\\?raw$/], Identifier[name=DOMParser], Literal[regex.pattern=/<(svg|g|path|circle)\\b/]",
    "A face must not read a picture; what a board tells is data beside it.",
  ],
  [
    "TSInterfaceDeclaration[id.name=/^(View|Event|Offer)$/]",
    "What a view, an event or an offer is stands in src/games.",
  ],
].map(([selector, message]) => ({ selector, message }));

export default ts.config(
  { ignores: ["dist", "public", "lint/node_modules"] },
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  js.configs.recommended,
  ts.configs.strict,
  svelte.configs.recommended,
  {
    files: ["src/**/*.{ts,svelte}"],
    plugins: { nascondino: { rules: { layers } } },
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    rules: {
      "nascondino/layers": "error",
      eqeqeq: "error",
      "no-console": ["error", { allow: ["error"] }],
      "no-undef": "off", // the type checker knows better
      "prefer-const": ["error", { destructuring: "all" }],
      "@typescript-eslint/consistent-type-imports": [
        "error",
        { fixStyle: "separate-type-imports", disallowTypeAnnotations: false },
      ],
      "@typescript-eslint/no-non-null-assertion": "off", // says what the code around it knows; an index is checked otherwise
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      "svelte/prefer-svelte-reactivity": "off", // a Map or a Set that is made anew with what is derived needs to tell nobody
      "svelte/require-each-key": "error",
    },
  },
  {
    // With types, which takes its time: in components svelte-check has to do.
    files: ["src/**/*.ts"],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: dirname(import.meta.dirname) } },
    rules: {
      "@typescript-eslint/no-floating-promises": "error",
      "@typescript-eslint/no-misused-promises": "error",
      "@typescript-eslint/switch-exhaustiveness-check": ["error", { considerDefaultExhaustiveForUnions: true }],
    },
  },
  {
    files: ["src/{faces,pieces}/**/*.{ts,svelte}"],
    ignores: ["**/*.test.ts"],
    rules: { "no-restricted-syntax": ["error", ...SEAM] },
  },
  { files: ["src/{protocol,games/*}.ts"], rules: { "@typescript-eslint/no-empty-object-type": "off" } }, // as the tool makes them
  { files: ["src/worker/*.js"], rules: { "no-undef": "off" } }, // svelte-check reads it too
);
