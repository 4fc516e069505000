import { readFileSync } from 'node:fs';
import { escapeHtml } from '../http/escape-html.ts';
import { preferredLanguage } from '../http/headers/preferred-language.ts';
import { startingMessages } from './starting-messages.ts';

export const startingStyleAddress = '/starting.css';
export const startingStyle = readFileSync(new URL('starting.css', import.meta.url), 'utf8');

export interface StartingPage {
  readonly brandName: string;
  /** The path of `PUBLIC_ORIGIN`. */
  readonly basePath: string;
  readonly acceptLanguage: string | undefined;
  /** Seconds after which the page reloads itself. */
  readonly seconds: number;
}

/** The page that browsers get while the directory starts. It works without scripts, and is readable without its style sheet. */
export function startingPage({ brandName, basePath, acceptLanguage, seconds }: StartingPage): string {
  const language = preferredLanguage('', acceptLanguage);
  const { heading, text } = startingMessages[language];
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="${seconds}">
<title>${escapeHtml(brandName)}</title>
<link rel="stylesheet" href="${basePath}${startingStyleAddress}">
</head>
<body>
<main>
<p class="brand">${escapeHtml(brandName)}</p>
<h1>${escapeHtml(heading)}</h1>
<p>${escapeHtml(text)}</p>
<div class="progress" aria-hidden="true"></div>
</main>
</body>
</html>
`;
}
