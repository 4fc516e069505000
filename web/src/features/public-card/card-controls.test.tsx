import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { typographyFaults } from '@directory/contract/test/typography.ts';
import { FakeCard } from '../../../test/fake-card.ts';
import { FakeProfiles } from '../../../test/fake-profile.ts';
import { ada, openDirectory } from '../../../test/open-directory.tsx';
import { chooseLanguage } from '../../messages/messages.ts';

const viewer = { login: ada.login, isAdministrator: false, person: ada };
const notice = 'https://group.example/notice';
const user = userEvent.setup();
let server: FakeCard;

async function open(configuration: { informationNotice?: string } = { informationNotice: notice }) {
  const profiles = new FakeProfiles();
  const answer = (request: Request) => server.answer(request) ?? profiles.answer(request);
  await openDirectory({ at: '/myprofile', viewer, answer, configuration });
  await screen.findByRole('heading', { level: 1, name: 'Ada LOVELACE' });
  await waitFor(() => expect(cardSwitch()).toHaveProperty('disabled', false));
}

const cardSwitch = () => screen.getByRole('switch', { name: 'Activate my online business card' });
const isOn = () => (cardSwitch() as HTMLInputElement).checked;
const codeButton = () => screen.getByRole('button', { name: 'Show the QR code of my business card' });
const photoButton = () => screen.findByRole('button', { name: 'Show my photo instead of the QR code' });
const shownCode = () => screen.queryByRole('img', { name: 'QR code of my business card' });
const statement = () => screen.findByRole('dialog', { name: 'Information statement' });
const turnOffQuestion = () => screen.findByRole('dialog', { name: 'Turn off your business card?' });
const press = (name: string) => user.click(screen.getByRole('button', { name }));

/** Both clicks before anything else runs. */
function doubleClick(name: string): void {
  const button = screen.getByRole('button', { name });
  fireEvent.click(button);
  fireEvent.click(button);
}

beforeEach(() => {
  server = new FakeCard();
});

afterEach(async () => {
  vi.restoreAllMocks();
  await chooseLanguage('en');
});

describe('a card that is off', () => {
  test('is turned on only after the information statement is accepted', async () => {
    await open();
    expect(isOn()).toBe(false);
    await user.click(codeButton());
    const dialog = within(await statement());
    expect(dialog.getByText(/shared with additional recipients/)).toBeDefined();
    expect(dialog.getByRole('link', { name: /information notice/ }).getAttribute('href')).toBe(notice);
    expect(server.changes).toEqual([]);
    await press('Accept');
    await waitFor(() => expect(shownCode()).not.toBeNull());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(server.changes).toEqual(['on']);
    expect(server.card.fields).not.toContain('mobilePhone');
    expect(isOn()).toBe(true);
    expect(screen.getByText(/Active since (?:3 May|May 3,) 2026/)).toBeDefined();
  });

  test('has a statement that links to the privacy notice of the directory if no other is configured', async () => {
    await open({ informationNotice: '' });
    await user.click(cardSwitch());
    const link = within(await statement()).getByRole('button', { name: 'Read the information notice' });
    expect(within(await statement()).queryByRole('link')).toBeNull();
    await user.click(link);
    const text = await screen.findByText(/This statement explains which personal data it contains/);
    const notices = screen.getAllByRole('dialog', { name: 'Information statement' });
    expect(notices.map((dialog) => dialog.contains(text))).toEqual([true, true]);
    // What Escape does. It closes the notice only.
    fireEvent(notices[1] as HTMLElement, new Event('cancel', { cancelable: true }));
    expect(screen.queryByText(/This statement explains which personal data it contains/)).toBeNull();
    await press('Accept');
    await waitFor(() => expect(isOn()).toBe(true));
  });

  test('stays off when the statement is declined', async () => {
    await open({});
    await user.click(cardSwitch());
    expect(within(await statement()).queryByRole('link', { name: /information notice/ })).toBeNull();
    await press('Decline');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.changes).toEqual([]);
    expect(isOn()).toBe(false);
    expect(shownCode()).toBeNull();
  });

  test('cannot be declined while the acceptance is being sent', async () => {
    await open();
    let send = () => {};
    server.turningOn = new Promise((resolve) => (send = resolve));
    await user.click(cardSwitch());
    const dialog = within(await statement());
    await press('Accept');
    expect(dialog.getByRole('button', { name: 'Decline' })).toHaveProperty('disabled', true);
    expect(dialog.queryByRole('button', { name: 'Close' })).toBeNull();
    send();
    await waitFor(() => expect(shownCode()).not.toBeNull());
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('is turned on once by a double click that a busy browser delivers at once', async () => {
    await open();
    let send = () => {};
    server.turningOn = new Promise((resolve) => (send = resolve));
    await user.click(cardSwitch());
    await statement();
    doubleClick('Accept');
    send();
    await waitFor(() => expect(isOn()).toBe(true));
    expect(server.changes).toEqual(['on']);
    await user.click(cardSwitch());
    await turnOffQuestion();
    doubleClick('Turn off');
    await waitFor(() => expect(isOn()).toBe(false));
    expect(server.changes).toEqual(['on', 'off']);
  });

  test('has the information statement, and only that, entirely in English for an Italian reader', async () => {
    await open();
    await chooseLanguage('it');
    await user.click(screen.getByRole('switch', { name: 'Attiva il mio biglietto da visita online' }));
    const dialog = await statement();
    expect(dialog.lang).toBe('en');
    const named = within(dialog)
      .getAllByRole('button')
      .map((button) => button.ariaLabel ?? button.textContent);
    expect(named).toEqual(['Close', 'Decline', 'Accept']);
    expect(within(dialog).getByRole('group', { name: 'What’s on my card' })).toBeDefined();
    expect(within(dialog).getByRole('checkbox', { name: 'Phone' })).toBeDefined();
    expect(within(dialog).getByTitle('Preview')).toBeDefined();
    await waitFor(() => expect(server.previewLanguages).toEqual(['en']));
    await press('Accept');
    await user.click(await screen.findByRole('button', { name: 'Scegli cosa mostrare' }));
    expect((await screen.findByRole('dialog', { name: 'Scegli cosa mostrare' })).lang).toBe('it');
    await waitFor(() => expect(server.previewLanguages.at(-1)).toBe('it'));
  });

  test('has the information statement in French for a French reader', async () => {
    await open();
    await chooseLanguage('fr');
    await user.click(screen.getByRole('switch', { name: 'Activer ma carte de visite en ligne' }));
    const dialog = await screen.findByRole('dialog', { name: 'Note d’information' });
    expect(dialog.lang).toBe('fr');
    expect(within(dialog).getByText(/peuvent être communiquées à d’autres destinataires/)).toBeDefined();
    expect(
      within(dialog)
        .getByRole('link', { name: /notice d’information/ })
        .getAttribute('href'),
    ).toBe(notice);
    expect(within(dialog).getByRole('button', { name: 'Refuser' })).toBeDefined();
    expect(within(dialog).getByRole('button', { name: 'Accepter' })).toBeDefined();
    const blocks = [...dialog.querySelectorAll('p')].map((block) => block.textContent.trim());
    expect(blocks.flatMap((block) => typographyFaults('fr', block))).toEqual([]);
  });

  test('is previewed with the chosen fields, which by default omit the mobile number', async () => {
    await open();
    await user.click(codeButton());
    await statement();
    await waitFor(() => expect(server.previews).toHaveLength(1));
    expect(server.previews[0]).not.toContain('mobilePhone');
    await user.click(screen.getByRole('checkbox', { name: 'Mobile' }));
    await user.click(screen.getByRole('checkbox', { name: 'Photo' }));
    await waitFor(() => expect(server.previews.at(-1)).toContain('mobilePhone'));
    const frame = screen.getByTitle<HTMLIFrameElement>('Preview');
    await waitFor(() => expect(frame.srcdoc).toContain('mobilePhone'));
    expect(frame.getAttribute('sandbox')).toBe('allow-same-origin');
    await press('Accept');
    await waitFor(() => expect(server.card.fields).toContain('mobilePhone'));
    expect(server.card.fields).not.toContain('photo');
  });
});

describe('a card that is on', () => {
  beforeEach(async () => {
    server.card = { ...server.card, publicHash: 'a-hash-that-was-made-before', since: '2026-05-03T12:00:00.000Z' };
    await open();
  });

  test('alternates between photo and code', async () => {
    expect(isOn()).toBe(true);
    expect(shownCode()).toBeNull();
    await user.click(codeButton());
    expect(shownCode()).not.toBeNull();
    expect(screen.queryByRole('button', { name: 'Change my photo' })).toBeNull();
    expect(screen.getByRole('link', { name: /View my card/ }).getAttribute('href')).toBe(
      `${window.location.origin}/callback/a-hash-that-was-made-before`,
    );
    await user.click(await photoButton());
    expect(shownCode()).toBeNull();
    expect(screen.getByRole('button', { name: 'Change my photo' })).toBeDefined();
  });

  test('is turned off after a confirmation, and on again with the statement', async () => {
    await user.click(codeButton());
    await user.click(cardSwitch());
    await turnOffQuestion();
    await press('Turn off');
    await waitFor(() => expect(isOn()).toBe(false));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(server.changes).toEqual(['off']);
    expect(shownCode()).toBeNull();
    await user.click(cardSwitch());
    await statement();
    await press('Accept');
    await waitFor(() => expect(shownCode()).not.toBeNull());
    expect(server.changes).toEqual(['off', 'on']);
  });

  test('stays on if the confirmation is cancelled', async () => {
    await user.click(cardSwitch());
    expect((await turnOffQuestion()).textContent).toContain('stop working permanently');
    expect(server.changes).toEqual([]);
    await press('Cancel');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(isOn()).toBe(true);
    expect(server.changes).toEqual([]);
  });

  test('can get other fields without accepting the statement again', async () => {
    await press('Choose what’s on my card');
    await screen.findByRole('dialog', { name: 'Choose what’s on my card' });
    await user.click(screen.getByRole('checkbox', { name: 'Fax' }));
    await press('Save');
    await waitFor(() => expect(server.card.fields).not.toContain('C_facsimileTelephoneNumber'));
    expect(server.card.publicHash).toBe('a-hash-that-was-made-before');
  });

  test('is not turned on again by a choice of fields after it was turned off elsewhere', async () => {
    await press('Choose what’s on my card');
    await screen.findByRole('dialog', { name: 'Choose what’s on my card' });
    server.card = { ...server.card, publicHash: 'a-hash-that-was-made-before[disabled]', since: '' };
    await press('Save');
    expect(await screen.findByText(/^Your card was turned off/)).toBeDefined();
    await waitFor(() => expect(isOn()).toBe(false));
    await press('Save');
    await screen.findByText(/^Your card was turned off/);
    expect(server.changes).toEqual([]);
  });

  test('shows an error if the browser cannot create the image', async () => {
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    await user.click(codeButton());
    await press('Download QR code as PNG (image)');
    expect((await screen.findByRole('alert')).textContent).toBe(
      'The image couldn’t be created. Download the SVG instead.',
    );
  });

  test('can be saved as SVG and printed as a badge', async () => {
    const files: string[] = [];
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL() {} }));
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      files.push(this.download);
    });
    const print = vi.spyOn(window, 'print').mockImplementation(() => {});
    await user.click(codeButton());
    await press('Download QR code as SVG (for printing)');
    expect(files).toEqual(['QR Ada LOVELACE.svg']);
    await press('Print as a badge');
    await waitFor(() => expect(print).toHaveBeenCalled());
    expect(screen.getByText('Scan to save my contact details')).toBeDefined();
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(screen.queryByText('Scan to save my contact details')).toBeNull());
  });

  test('can be shown in full screen, which keeps the screen on', async () => {
    const release = vi.fn<() => Promise<void>>(() => Promise.resolve());
    const request = vi.fn<(kind: string) => Promise<unknown>>(() => Promise.resolve({ release }));
    Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } });
    await user.click(codeButton());
    await press('Full screen');
    const dialog = within(await screen.findByRole('dialog', { name: 'QR code of my business card' }));
    expect(dialog.getByText('Ada LOVELACE')).toBeDefined();
    await waitFor(() => expect(request).toHaveBeenCalledWith('screen'));
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(release).toHaveBeenCalled());
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
