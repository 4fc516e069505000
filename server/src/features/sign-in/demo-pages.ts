import { displayName, inCapitals, namesInOrder } from '@directory/contract';
import type { InterfaceLanguage } from '@directory/contract';
import { demoMessages } from './demo-messages.ts';
import { demoPath } from './demo-names.ts';
import type { DemoPerson } from './demo-person.ts';
import { escapeHtml } from '../../http/escape-html.ts';

/** A label for people whom the directory treats specially. */
export type DemoBadge = 'administrator' | 'manager' | 'external' | 'without chart' | 'cloud-managed';

export interface Choice {
  readonly people: readonly DemoPerson[];
  /** The search text; empty for the suggested people. */
  readonly search: string;
  /** Badges next to the names, by login. */
  readonly badges: ReadonlyMap<string, readonly DemoBadge[]>;
}

export type DemoPages = ReturnType<typeof demoPages>;

/** The pages of the demo provider: HTML that works without scripts, in the visitor's language. */
export function demoPages(brandName: string) {
  const page = (language: InterfaceLanguage, heading: string, content: string, script = '') => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(`${heading} · ${demoMessages[language].title} · ${brandName}`)}</title>
<link rel="stylesheet" href="${demoPath}/assets/demo.css">${script}
</head>
<body>
<main>
<p class="brand">${escapeHtml(brandName)} <span>${escapeHtml(demoMessages[language].title)}</span></p>
<h1>${escapeHtml(heading)}</h1>
${content}
</main>
</body>
</html>
`;
  const homeLink = (language: InterfaceLanguage) =>
    `<p><a class="button" href="/">${escapeHtml(demoMessages[language].home)}</a></p>`;

  return {
    /** The page to choose the person to sign in as. Both forms submit to the address of the page. */
    choose(language: InterfaceLanguage, choice: Choice): string {
      const words = demoMessages[language];
      const isSearch = choice.search !== '';
      const nobody = isSearch ? words.nobody : words.empty;
      const rows = choice.people.map((person) =>
        personRow(
          person,
          (choice.badges.get(person.login) ?? []).map((badge) => words[badge]),
        ),
      );
      return page(
        language,
        words.heading,
        `<p class="lead">${escapeHtml(words.lead)}</p>
<form class="search" method="get" role="search">
<label for="search">${escapeHtml(words.searchLabel)}</label>
<div><input id="search" type="search" name="search" value="${escapeHtml(choice.search)}" maxlength="100" autocomplete="off" spellcheck="false">
<button class="button">${escapeHtml(words.searchButton)}</button></div>
</form>
<h2 id="people">${escapeHtml(isSearch ? words.found : words.suggested)}</h2>
<form method="post">
${rows.length === 0 ? `<p role="status">${escapeHtml(nobody)}</p>` : `<ul aria-labelledby="people">\n${rows.join('\n')}\n</ul>`}
<p><button class="button quiet" name="cancel" value="yes">${escapeHtml(words.cancel)}</button></p>
</form>`,
      );
    },

    /** The page to confirm sign-out. If the client requested it with an ID token, a short script confirms it at once. */
    leave(language: InterfaceLanguage, form: string, isAskedByClient: boolean): string {
      const words = demoMessages[language];
      const script = isAskedByClient ? `\n<script src="${demoPath}/assets/leave.js" defer></script>` : '';
      const button = `<button class="button" form="op.logoutForm" name="logout" value="yes">${escapeHtml(words.leave)}</button>`;
      return page(language, words.leaveHeading, `${form}<p>${button}</p>`, script);
    },

    left: (language: InterfaceLanguage) => page(language, demoMessages[language].leftHeading, homeLink(language)),

    expired: (language: InterfaceLanguage) =>
      page(
        language,
        demoMessages[language].expiredHeading,
        `<p class="lead">${escapeHtml(demoMessages[language].expired)}</p>${homeLink(language)}`,
      ),

    /** `name` and `message` are `error` and `error_description` of the provider (RFC 6749, section 4.1.2.1). */
    failed: (language: InterfaceLanguage, name: string, message: string) =>
      page(
        language,
        demoMessages[language].failedHeading,
        `<p class="lead" lang="en">${escapeHtml([name, message].filter(Boolean).join(': '))}</p>${homeLink(language)}`,
      ),
  };
}

function personRow(person: DemoPerson, badges: readonly string[]): string {
  const name = displayName(person) || person.login;
  const photo =
    person.photo === '' ? '' : `<img src="${escapeHtml(person.photo)}" alt="" width="56" height="56" loading="lazy">`;
  const place = [person.organization, person.city].filter(Boolean).join(' · ');
  const lines = [person.title, place].filter(Boolean).map((line) => `<span class="line">${escapeHtml(line)}</span>`);
  const words = badges.map((badge) => ` <span class="badge">${escapeHtml(badge)}</span>`).join('');
  return `<li><button class="person" name="login" value="${escapeHtml(person.login)}">
<span class="photo" aria-hidden="true">${escapeHtml(initials(person))}${photo}</span>
<span class="words"><span class="name"><bdi>${escapeHtml(name)}</bdi>${words}</span>${lines.join('')}</span>
</button></li>`;
}

/** One letter of each name, in the person's own script. */
function initials(person: DemoPerson): string {
  const letters = namesInOrder(person).map((field) => /\p{L}\p{M}*/u.exec(person[field])?.[0] ?? '');
  return inCapitals(letters.join(''));
}
