import { displayName } from '@directory/contract';
import type { InterfaceLanguage, PublicCard } from '@directory/contract';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { escapeHtml } from '../../http/escape-html.ts';
import { cardMessages } from './card-messages.ts';
import type { CardMessages } from './card-messages.ts';

/** The style sheet's address; it is the one thing besides the photo that the page loads. */
export const cardStyleAddress = '/callback/card.css';

/** A card as a document that works without a script. */
export function cardPage(language: InterfaceLanguage, card: PublicCard, hash: string, brandName: string): string {
  const words = cardMessages[language];
  const name = displayName(card) || card.email;
  const phone = card.primaryPhone || card.mobilePhone;
  const actions = [
    action(`/callback/${hash}/card.vcf`, words.saveContact, 'main'),
    phone && action(`tel:${dialled(phone)}`, words.call),
    card.email && action(`mailto:${encodeURIComponent(card.email).replace('%40', '@')}`, words.mail),
  ];
  const place = [card.title, card.organization].filter(Boolean).map((line) => `<p>${escapeHtml(line)}</p>`);
  return document(
    language,
    name,
    brandName,
    `<article aria-label="${escapeHtml(words.businessCard)}">
${photoOf(card, name, words)}
<h1><bdi>${escapeHtml(name)}</bdi></h1>
${place.join('')}
<nav>${actions.filter(Boolean).join('')}</nav>
<dl>${rowsOf(card, language).join('')}</dl>
</article>`,
  );
}

/** What stands at the address of a card that is off, a leaver's, or none: always the same. */
export function noCardPage(language: InterfaceLanguage, brandName: string): string {
  const words = cardMessages[language];
  const content = `<article><h1>${escapeHtml(words.notThere)}</h1><p>${escapeHtml(words.notThereHint)}</p></article>`;
  return document(language, words.notThere, brandName, content);
}

function document(language: InterfaceLanguage, title: string, brandName: string, content: string): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<meta name="format-detection" content="telephone=no">
<title>${escapeHtml(`${title} · ${brandName}`)}</title>
<link rel="stylesheet" href="${cardStyleAddress}">
</head>
<body>
<main>
${content}
</main>
<footer>${escapeHtml(brandName)}</footer>
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
  const address = [card.streetAddress, town, countryName(card, language)].filter(Boolean);
  const map = `https://www.openstreetmap.org/search?query=${encodeURIComponent(address.join(', '))}`;
  const phone = (label: string, number: string) =>
    row(
      label,
      number && `<a href="tel:${escapeHtml(dialled(number))}"><bdi dir="ltr">${escapeHtml(readable(number))}</bdi></a>`,
    );
  return [
    phone(words.primaryPhone, card.primaryPhone),
    phone(words.mobilePhone, card.mobilePhone),
    row(
      words.fax,
      card.C_facsimileTelephoneNumber &&
        `<bdi dir="ltr">${escapeHtml(readable(card.C_facsimileTelephoneNumber))}</bdi>`,
    ),
    row(words.email, card.email && `<a href="mailto:${escapeHtml(card.email)}">${escapeHtml(card.email)}</a>`),
    row(
      words.address,
      address.length > 0 &&
        `<address>${address.map(escapeHtml).join('<br>')}</address><a href="${escapeHtml(map)}" rel="noreferrer">${escapeHtml(words.map)}</a>`,
    ),
    row(
      'LinkedIn',
      card.linkedInURI.startsWith('https://') &&
        `<a href="${escapeHtml(card.linkedInURI)}" rel="noreferrer">${escapeHtml(words.linkedIn)}</a>`,
    ),
  ].filter(Boolean);
}

/** In the visitor's language; as stored where the country is not on the list. */
function countryName({ country, countryCode }: PublicCard, language: InterfaceLanguage): string {
  if (countryCode === '') return country;
  // Our Portuguese is that of Portugal: Vietname, not Vietnã.
  const tag = language === 'pt' ? 'pt-PT' : language;
  return new Intl.DisplayNames(tag, { type: 'region', fallback: 'none' }).of(countryCode) ?? country;
}

function row(label: string, content: string | false): string {
  return content ? `<div><dt>${escapeHtml(label)}</dt><dd>${content}</dd></div>` : '';
}

/** `+33612345678` as `+33 6 12 34 56 78`; anything else as it is. */
function readable(number: string): string {
  return parsePhoneNumberFromString(number)?.formatInternational() ?? number;
}

/** As a `tel:` address takes it (RFC 3966): digits and a leading plus. */
function dialled(number: string): string {
  return number.replaceAll(/[^\d+]/g, '');
}
