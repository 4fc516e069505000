import { expect, inject } from 'vitest';
import { namesakes, people } from './harness/colleagues.ts';
import { inEveryLanguage, test } from './harness/e2e-test.ts';
import { nameOf, signIn } from './harness/sign-in.ts';
import { say, words } from './harness/words.ts';

const { profile, recording, shell } = words;
const owner = namesakes[12]!;
const administrator = people.reader;

const at = inject('changedDirectory');

test(
  'people record their name, colleagues listen to it, and an administrator removes it',
  inEveryLanguage,
  async ({ visit }) => {
    const own = await visit({ at });
    const { page } = own;
    await signIn(page, owner, '/myprofile');
    const main = page.getByRole('main');
    await main.getByRole('button', { name: recording.record, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: recording.recordHeading });
    await own.checkAccessibility();
    await dialog.getByRole('button', { name: recording.startRecording }).click();
    await dialog.getByText(recording.recordingNow).waitFor();
    await own.checkAccessibility();
    await own.takeScreenshots('name-recording-running');
    // The recording ends automatically after 10 s, however long the accessibility check took.
    await dialog.getByRole('button', { name: recording.recordAgain }).click();
    await dialog.getByText(recording.recordingNow).waitFor();
    await dialog.getByText(/\b1\b/).waitFor();
    await dialog.getByRole('button', { name: recording.stopRecording }).click();
    await dialog.getByRole('button', { name: recording.listen, exact: true }).click();
    await dialog.getByRole('button', { name: recording.stopListening, exact: true }).waitFor();
    await dialog.getByRole('button', { name: recording.listen, exact: true }).waitFor();
    await own.takeScreenshots('name-recording');
    await dialog.getByRole('button', { name: recording.saveRecording }).click();
    await main.getByText(recording.recordingSaved).waitFor();
    await own.checkAccessibility();
    await own.takeScreenshots('profile-own-recording');

    const admin = await visit({ at });
    await signIn(admin.page, administrator, `/Profile?${owner.login}`);
    const head = admin.page.getByRole('region', { name: nameOf(owner) });
    // By keyboard.
    await head.getByRole('button', { name: say(recording.listenTo, { name: nameOf(owner) }) }).focus();
    await admin.page.keyboard.press('Enter');
    await head.getByRole('button', { name: recording.stopListening, exact: true }).waitFor();
    await head.getByRole('button', { name: say(recording.listenTo, { name: nameOf(owner) }) }).waitFor();
    await admin.checkAccessibility();
    await admin.takeScreenshots('profile-recording');
    await admin.page.getByRole('button', { name: profile.correct, exact: true }).click();
    await admin.page.getByRole('button', { name: `${profile.removeAboutMe}: ${profile.nameRecording}` }).click();
    await admin.page.getByText(profile.aboutMeRemoved).waitFor();

    await page.reload();
    await main.getByRole('button', { name: recording.record, exact: true }).waitFor();
    expect(await main.getByRole('button', { name: recording.eraseRecording }).count()).toBe(0);
  },
);

test('a recording that has just been made is not lost on Back without a question', async ({ visit }) => {
  const { page } = await visit({ at });
  await signIn(page, owner);
  await page.getByRole('button', { name: shell.accountMenu }).click();
  await page.getByRole('banner').getByRole('link', { name: shell.myProfile }).click();
  await page.getByRole('main').getByRole('button', { name: recording.record, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: recording.recordHeading });
  const question = page.getByRole('dialog', { name: shell.leaveHeading });
  await dialog.getByRole('button', { name: recording.startRecording }).click();
  await dialog.getByText(/\b1\b/).waitFor();
  await page.evaluate(() => window.history.back());
  await question.getByRole('button', { name: shell.stay }).click();
  await dialog.getByRole('button', { name: recording.stopRecording }).click();
  await dialog.getByRole('button', { name: recording.listen, exact: true }).waitFor();
  await page.evaluate(() => window.history.back());
  await question.getByRole('button', { name: shell.leave }).click();
  await page.getByRole('heading', { level: 1, name: words.search.homeHeading }).waitFor();
});

test('on a narrow phone the recording buttons fill their lines', inEveryLanguage, async ({ visit }) => {
  const { page } = await visit({ at, viewport: { width: 320, height: 700 } });
  await signIn(page, owner, '/myprofile');
  await page.getByRole('main').getByRole('button', { name: recording.record, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: recording.recordHeading });
  await dialog.getByRole('button', { name: recording.startRecording }).click();
  // A recording that is stopped at once may contain no sound.
  await dialog.getByText(/\b1\b/).waitFor();
  await dialog.getByRole('button', { name: recording.stopRecording }).click();
  const names = [recording.recordAgain, recording.listen, shell.cancel, recording.saveRecording];
  const buttons = await Promise.all(
    names.map((name) => dialog.getByRole('button', { name, exact: true }).boundingBox()),
  );
  const lines = Map.groupBy(buttons, (button) => button?.y);
  for (const line of lines.values()) {
    expect(Math.min(...line.map((button) => button?.x ?? 0))).toBe(buttons[0]?.x);
    const ends = line.map((button) => (button?.x ?? 0) + (button?.width ?? 0));
    expect(Math.max(...ends)).toBeCloseTo(320 - (buttons[0]?.x ?? 0), 0);
  }
});
