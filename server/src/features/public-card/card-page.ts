import { displayName } from '@directory/contract';
import type { InterfaceLanguage, PublicCard } from '@directory/contract';
import { countryNames } from '../../people/places/country-names.ts';
import { escapeHtml } from '../../http/escape-html.ts';
import { callAddress, shownPhone } from '../../people/contact/phone-number.ts';
import { cardMessages } from './card-messages.ts';
import type { CardMessages } from './card-messages.ts';

/** The path of the style sheet. Apart from it, the page loads only the photo. */
export const cardStyleAddress = '/callback/card.css';

/** The site on which a card is shown. */
export interface CardSite {
  readonly brandName: string;
  /** The path at which browsers reach the directory; empty for the root. */
  readonly basePath: string;
}

/** Renders a card as an HTML page that works without scripts. */
export function cardPage(language: InterfaceLanguage, card: PublicCard, hash: string, site: CardSite): string {
  const words = cardMessages[language];
  const name = displayName(card) || card.email || words.unknownUser;
  const call = callAddress([card.primaryPhone, card.mobilePhone], '');
  const actions = [
    action(`${site.basePath}/callback/${hash}/card.vcf`, words.saveContact, 'main'),
    call && action(call, words.call),
    card.email && action(`mailto:${encodeURIComponent(card.email).replace('%40', '@')}`, words.mail),
  ];
  const called = [card.namePronunciation, card.pronouns]
    .filter(Boolean)
    .map((text) => `<bdi>${escapeHtml(text)}</bdi>`);
  const place = [card.title, card.organization].filter(Boolean).map((line) => `<p dir="auto">${escapeHtml(line)}</p>`);
  return document(
    language,
    name,
    site,
    `<article aria-label="${escapeHtml(words.businessCard)}">
${photoOf(card, name, words)}
<h1><bdi>${escapeHtml(name)}</bdi></h1>
${called.length === 0 ? '' : `<p>${called.join(' · ')}</p>`}
${place.join('')}
<nav>${actions.filter(Boolean).join('')}</nav>
<dl>${rowsOf(card, language).join('')}</dl>
</article>`,
  );
}

/** The same page for an unknown hash, a card that is off, and a leaver's card, so that they cannot be distinguished. */
export function noCardPage(language: InterfaceLanguage, site: CardSite): string {
  const { notThere, notThereHint } = cardMessages[language];
  return messagePage(language, site, notThere, notThereHint);
}

/** The page for a visitor who has reached the limit of requests. */
export function tooManyPage(language: InterfaceLanguage, site: CardSite): string {
  const { tooMany, tooManyHint } = cardMessages[language];
  return messagePage(language, site, tooMany, tooManyHint);
}

/** The page for a card that cannot be read at the moment, for example because the database is unavailable. */
export function notNowPage(language: InterfaceLanguage, site: CardSite): string {
  const { notNow, tooManyHint } = cardMessages[language];
  return messagePage(language, site, notNow, tooManyHint);
}

function messagePage(language: InterfaceLanguage, site: CardSite, heading: string, text: string): string {
  const content = `<article><h1>${escapeHtml(heading)}</h1><p>${escapeHtml(text)}</p></article>`;
  return document(language, heading, site, content);
}

function document(language: InterfaceLanguage, title: string, site: CardSite, content: string): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<meta name="format-detection" content="telephone=no">
<title>${escapeHtml(`${title} · ${site.brandName}`)}</title>
<link rel="stylesheet" href="${site.basePath}${cardStyleAddress}">
</head>
<body>
<main>
${content}
</main>
<footer>${escapeHtml(site.brandName)}</footer>
</body>
</html>
`;
}

function photoOf(card: PublicCard, name: string, words: CardMessages): string {
  if (card.photo === '') return '';
  const description = words.photoOf.replace('{name}', name);
  return `<img src="${escapeHtml(card.photo)}" alt="${escapeHtml(description)}" width="144" height="144">`;
}

function action(address: string, label: string, kind = ''): string {
  return `<a href="${escapeHtml(address)}"${kind && ` class="${kind}"`}>${escapeHtml(label)}</a>`;
}

function rowsOf(card: PublicCard, language: InterfaceLanguage): string[] {
  const words = cardMessages[language];
  const town = [card.zipCode, card.city].filter(Boolean).join(' ');
  const address = [card.streetAddress, town, countryNames(language)(card.countryCode, card.country)].filter(Boolean);
  const map = `https://www.openstreetmap.org/search?query=${encodeURIComponent(address.join(', '))}`;
  const phone = (label: string, number: string) => {
    const { readable, link } = shownPhone(number, '');
    const text = number && `<bdi dir="ltr">${escapeHtml(readable)}</bdi>`;
    return row(label, link === '' ? text : `<a href="${escapeHtml(link)}">${text}</a>`);
  };
  return [
    phone(words.primaryPhone, card.primaryPhone),
    phone(words.mobilePhone, card.mobilePhone),
    row(
      words.fax,
      card.C_facsimileTelephoneNumber &&
        `<bdi dir="ltr">${escapeHtml(shownPhone(card.C_facsimileTelephoneNumber, '').readable)}</bdi>`,
    ),
    row(words.email, card.email && `<a href="mailto:${escapeHtml(card.email)}">${escapeHtml(card.email)}</a>`),
    row(
      words.address,
      address.length > 0 &&
        `<address>${address.map((line) => `<bdi>${escapeHtml(line)}</bdi>`).join('<br>')}</address><a href="${escapeHtml(map)}" rel="noreferrer">${escapeHtml(words.map)}</a>`,
    ),
    row(
      'LinkedIn',
      card.linkedInURI.startsWith('https://') &&
        `<a href="${escapeHtml(card.linkedInURI)}" rel="noreferrer">${escapeHtml(words.linkedIn)}</a>`,
    ),
  ].filter(Boolean);
}

function row(label: string, content: string | false): string {
  return content ? `<div><dt>${escapeHtml(label)}</dt><dd>${content}</dd></div>` : '';
}
