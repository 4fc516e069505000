import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { checkWholeForm } from './harness/check-whole-form.ts';
import { namesakes, people } from './harness/colleagues.ts';
import { inEveryLanguage, test } from './harness/e2e-test.ts';
import { searchUntil } from './harness/search-until.ts';
import { nameOf, signIn } from './harness/sign-in.ts';
import { language, say, words } from './harness/words.ts';

const { settings, shell, profile, search } = words;
const administrator = people.reader;
const owner = namesakes[10]!;
const colleague = namesakes[11]!;
const welsh = new Intl.DisplayNames(language, { type: 'language' }).of('cy')!;

const at = inject('changedDirectory');

async function scrollToFoot(page: Page): Promise<void> {
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
}

test(
  'people describe themselves, colleagues find them by that, and an administrator turns the fields off',
  inEveryLanguage,
  async ({ visit }) => {
    const own = await visit({ at });
    const { page } = own;
    await signIn(page, owner, '/myprofile');
    await page.getByRole('main').getByRole('button', { name: profile.edit, exact: true }).click();
    const form = page.getByRole('form', { name: profile.editing });
    await form.getByLabel(profile.namePronunciation, { exact: true }).fill('Ann-LEEZ');
    await form.getByLabel(profile.pronouns, { exact: true }).fill('they/them');
    // By keyboard: a language and two topics, the second without adding it.
    const chooseLanguage = form.getByRole('combobox', { name: profile.languages, exact: true });
    await chooseLanguage.focus();
    await chooseLanguage.selectOption('cy');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await form.getByRole('list', { name: profile.languages }).getByText(welsh).waitFor();
    const topic = form.getByRole('textbox', { name: profile.topics, exact: true });
    await topic.fill('Zymurgy');
    await page.keyboard.press('Enter');
    await form.getByRole('list', { name: profile.topics }).getByText('Zymurgy').waitFor();
    await topic.fill('Æther drives');
    await checkWholeForm(own);
    await scrollToFoot(page);
    await own.takeScreenshots('profile-edit-about-me');
    await form.getByRole('button', { name: shell.submit }).click();
    await page.getByText(profile.saved).waitFor();

    const other = await visit({ at });
    await signIn(other.page, colleague, '/Result?globalQuery=zymurgy');
    await other.page.getByRole('link', { name: nameOf(owner), exact: true }).waitFor();
    await other.page.getByText(say(search.reasonTopic, { name: 'Zymurgy' })).waitFor();
    await other.checkAccessibility();
    await other.takeScreenshots('results-topic');
    await other.page.getByRole('link', { name: nameOf(owner), exact: true }).click();
    const head = other.page.getByRole('main').getByRole('region', { name: nameOf(owner) });
    await head.getByText('Ann-LEEZ').waitFor();
    await other.page.getByRole('main').getByRole('link', { name: 'Æther drives', exact: true }).waitFor();
    await other.checkAccessibility();
    await other.takeScreenshots('profile-about-me');

    const admin = await visit({ at });
    await signIn(admin.page, administrator, '/Settings?section=optional');
    await admin.page.getByRole('checkbox', { name: profile.topics, exact: true }).uncheck();
    await admin.checkAccessibility();
    await admin.takeScreenshots('settings-optional');
    await admin.page.getByRole('main').getByRole('button', { name: shell.submit }).click();
    await admin.page.getByText(settings.optionalChanged).waitFor();
    await other.page.reload();
    await head.getByText('Ann-LEEZ').waitFor();
    await other.page.getByRole('button', { name: profile.details }).waitFor();
    expect(await other.page.getByText('Zymurgy').count()).toBe(0);
    await searchUntil(other.page, '/Result?globalQuery=zymurgy', other.page.getByText(search.noneHeading));

    await page.goto('/myprofile');
    await page.getByRole('main').getByText(profile.turnedOff).waitFor();
    await own.checkAccessibility();
    await page.getByRole('main').getByRole('button', { name: profile.edit, exact: true }).click();
    await form.getByRole('button', { name: `${profile.eraseEntered}: ${profile.topics}` }).click();
    await form.getByText(profile.erasedOnSubmit).waitFor();
    await scrollToFoot(page);
    await own.takeScreenshots('profile-turned-off');
    await form.getByRole('button', { name: shell.submit }).click();
    await page.getByText(profile.saved).waitFor();
    expect(await page.getByText(profile.turnedOff).count()).toBe(0);
  },
);

test('an administrator removes an entry', inEveryLanguage, async ({ visit }) => {
  const own = await visit({ at });
  await signIn(own.page, colleague, '/myprofile');
  await own.page.getByRole('main').getByRole('button', { name: profile.edit, exact: true }).click();
  await own.page.getByRole('textbox', { name: profile.pronouns, exact: true }).fill('xe/xem');
  await own.page.getByRole('main').getByRole('button', { name: shell.submit }).click();
  await own.page.getByText(profile.saved).waitFor();

  const admin = await visit({ at });
  await signIn(admin.page, administrator, `/Profile?${colleague.login}`);
  await admin.page.getByRole('button', { name: profile.correct, exact: true }).click();
  const remove = admin.page.getByRole('button', { name: `${profile.removeAboutMe}: ${profile.pronouns}` });
  await remove.waitFor();
  await checkWholeForm(admin);
  await scrollToFoot(admin.page);
  await admin.takeScreenshots('profile-correct-about-me');
  await remove.click();
  await admin.page.getByText(profile.aboutMeRemoved).waitFor();
  await own.page.reload();
  await own.page.getByRole('heading', { level: 1, name: nameOf(colleague) }).waitFor();
  await own.page.getByRole('button', { name: profile.details }).waitFor();
  expect(await own.page.getByText('xe/xem').count()).toBe(0);
});
