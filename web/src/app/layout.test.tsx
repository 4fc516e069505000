import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ada, openDirectory } from '../../test/open-directory.tsx';
import type { BegunSignIn } from '../viewer/sign-in.ts';
import { chooseLanguage } from '../messages/messages.ts';

type Directory = Awaited<ReturnType<typeof openDirectory>>;
const viewer = { login: ada.login, isAdministrator: false, person: ada };
let directory: Directory | undefined;

/** The address to which a sign-in returns. @param providerAddress the address to which the page was left */
function returnOf(providerAddress: string | undefined): string | undefined {
  const begun = localStorage.getItem(`directory.begun-sign-in.${stateIn(providerAddress)}`) ?? '{}';
  return (JSON.parse(begun) as { data?: BegunSignIn }).data?.returnTo;
}

const stateIn = (providerAddress = '') => new URL(providerAddress).searchParams.get('state') ?? '';

async function open(opening: Parameters<typeof openDirectory>[0]): Promise<Directory> {
  directory = await openDirectory(opening);
  return directory;
}

afterEach(async () => {
  await chooseLanguage('en');
});

describe('signed out', () => {
  test('the header has only the logo and Login, and the page asks to sign in', async () => {
    await open({ at: '/Result' });
    const header = within(screen.getByRole('banner'));
    await screen.findByRole('heading', { name: /need to be logged in/ });
    expect(header.getByRole('link', { name: 'Directory' }).getAttribute('href')).toBe('/');
    expect(header.getByRole('button', { name: 'Login' })).toBeDefined();
    expect(header.queryByRole('navigation')).toBeNull();
  });

  test("the page's Login returns to the page", async () => {
    const { leftFor } = await open({ at: '/result?globalQuery=a%20b' });
    await userEvent.click(await within(screen.getByRole('main')).findByRole('button', { name: 'Login' }));
    await waitFor(() => expect(leftFor).toHaveLength(1));
    expect(returnOf(leftFor[0])).toBe('/result?globalQuery=a%20b');
  });

  test("the header's Login returns to the home page", async () => {
    const { leftFor } = await open({ at: '/result?globalQuery=a%20b' });
    await userEvent.click(within(screen.getByRole('banner')).getByRole('button', { name: 'Login' }));
    await waitFor(() => expect(leftFor).toHaveLength(1));
    expect(returnOf(leftFor[0])).toBe('/');
  });
});

describe('signed in', () => {
  test('the account button shows initials only if there is no photo, and not before that is known', async () => {
    const known = Promise.withResolvers<Response>();
    const photo = '/api/photos/ada/1/96';
    const answer = ({ url }: Request) => (url.endsWith('/api/viewer') ? known.promise : undefined);
    await open({ at: '/nowhere', viewer, answer });
    const button = await screen.findByRole('button', { name: 'Your account' });
    const initials = () => button.querySelector('[data-initials]')?.getAttribute('data-initials');
    expect(initials()).toBe('');
    known.resolve(Response.json({ ...viewer, person: { ...ada, photo } }));
    await waitFor(() => expect(button.querySelector('img')?.getAttribute('src')).toBe(photo));
    expect(initials()).toBe('');
    fireEvent.error(button.querySelector('img') as Element);
    expect(initials()).toBe('AL');
  });

  test('the header links to the pages, marks the current one, and opens the account menu', async () => {
    const { leftFor } = await open({ at: '/nowhere', viewer });
    const header = within(screen.getByRole('banner'));
    expect(header.getByRole('link', { name: 'Home' }).getAttribute('aria-current')).toBeNull();
    expect(header.getByRole('link', { name: 'Org chart' }).getAttribute('href')).toBe('/orgchart');
    await userEvent.click(header.getByRole('button', { name: 'Your account' }));
    await header.findByText('Ada LOVELACE');
    await userEvent.click(header.getByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(leftFor[0]).toContain('/logout?'));
    expect(header.queryByText('Ada LOVELACE')).toBeNull();
    expect(header.getByRole('button', { name: 'Login' })).toBeDefined();
  });

  test('menus close on Escape and on a press outside', async () => {
    await open({ at: '/nowhere', viewer });
    const header = within(screen.getByRole('banner'));
    for (const name of ['Your account', 'Open menu']) {
      const button = header.getByRole('button', { name });
      await userEvent.click(button);
      expect(button.getAttribute('aria-expanded')).toBe('true');
      await userEvent.keyboard('{Escape}');
      expect(button.getAttribute('aria-expanded')).toBe('false');
      expect(document.activeElement).toBe(button);
      await userEvent.click(button);
      await userEvent.click(screen.getByRole('main'));
      expect(button.getAttribute('aria-expanded')).toBe('false');
    }
  });

  test('on a narrow screen, the panel closes on a tap in its empty part', async () => {
    await open({ at: '/nowhere', viewer });
    const header = within(screen.getByRole('banner'));
    const button = header.getByRole('button', { name: 'Open menu' });
    await userEvent.click(button);
    const panel = header.getAllByRole('navigation', { name: 'Main' })[1] as HTMLElement;
    await userEvent.click(within(panel).getByText('Ada LOVELACE'));
    expect(button.getAttribute('aria-expanded')).toBe('true');
    await userEvent.click(panel);
    expect(button.getAttribute('aria-expanded')).toBe('false');
  });

  test('on a narrow screen, closing the search returns the focus to the button that opened it', async () => {
    await open({ at: '/nowhere', viewer });
    const header = within(screen.getByRole('banner'));
    const opener = header.getByRole('button', { name: 'Search people' });
    await userEvent.click(opener);
    await userEvent.click(header.getByRole('button', { name: 'Close search' }));
    expect(document.activeElement).toBe(opener);
  });

  test('a person who is not in the directory is informed', async () => {
    await open({ at: '/nowhere', viewer: { ...viewer, person: null } });
    expect(await screen.findByText(/you don’t have a profile in the directory yet/)).toBeDefined();
    // They have no place on the chart either.
    expect(screen.queryByRole('link', { name: 'Org chart' })).toBeNull();
  });

  test('when the session has ended, a dialog asks to sign in again, and the page continues afterwards', async () => {
    const answers = [401, 401];
    const { remote, sessionStore } = await open({
      at: '/nowhere',
      viewer,
      answer: (request) => {
        if (!request.url.endsWith('/api/viewer') || answers.pop() === undefined) return undefined;
        return Response.json({ error: { code: 'token.expired', message: '', requestId: '' } }, { status: 401 });
      },
    });
    // The refresh token is no longer accepted either.
    remote.nextFailures.push(400);
    const opened = vi.spyOn(window, 'open').mockReturnValue(null);
    const dialog = within(await screen.findByRole('dialog', { name: 'Your session has expired' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Sign in again' }));
    expect(opened).toHaveBeenCalledWith('/implicit/callback?again', '_blank');
    expect(dialog.getByText(/Waiting for sign-in to finish/)).toBeDefined();
    expect(sessionStore.state().name).toBe('ended');
  });
});

describe('addresses', () => {
  test('an unknown path shows the not-found page', async () => {
    await open({ at: '/no/such/page' });
    await screen.findByRole('heading', { name: 'Page not found' });
    expect(screen.getByRole('link', { name: 'Go to the home page' }).getAttribute('href')).toBe('/');
  });

  test('an error of the provider is shown as its name followed by its message', async () => {
    const begun = await open({ at: '/' });
    await userEvent.click(await within(screen.getByRole('main')).findByRole('button', { name: 'Login' }));
    await waitFor(() => expect(begun.leftFor).toHaveLength(1));
    const state = stateIn(begun.leftFor[0]);
    begun.close();
    const answer = `error=access_denied&error_description=Not+you&state=${state}`;
    window.history.replaceState(null, '', `/implicit/callback?${answer}`);
    await open({ at: '/implicit/callback' });
    expect(await screen.findByText('access_denied: Not you')).toBeDefined();
    window.history.replaceState(null, '', '/');
  });
});

describe('the return from the provider', () => {
  const link = '/Result?globalQuery=a%20b';

  /** Opens the directory at the address that the provider redirects to. */
  async function comeBack(answer: Record<string, string>, signedIn?: typeof viewer): Promise<Directory> {
    window.history.replaceState(null, '', `/implicit/callback?${new URLSearchParams(answer)}`);
    return open({ at: '/implicit/callback', ...(signedIn === undefined ? {} : { viewer: signedIn }) });
  }

  /** Starts a sign-in at the link. Returns the state that the provider sends back. */
  async function beginAtLink(): Promise<string> {
    const { sessionStore, leftFor, close } = await open({ at: '/nowhere' });
    await sessionStore.signIn(link);
    close();
    return stateIn(leftFor[0]);
  }

  afterEach(() => window.history.replaceState(null, '', '/'));

  test('after a cancelled sign-in, Sign in again returns to the link', async () => {
    const state = await beginAtLink();
    const { leftFor } = await comeBack({ error: 'access_denied', state });
    await userEvent.click(await screen.findByRole('button', { name: 'Sign in again' }));
    await waitFor(() => expect(leftFor).toHaveLength(1));
    expect(returnOf(leftFor[0])).toBe(link);
  });

  test('after a sign-in that took too long, Sign in again returns to the link', async () => {
    const state = await beginAtLink();
    const entry = `directory.begun-sign-in.${state}`;
    const begun = JSON.parse(localStorage.getItem(entry) ?? '{}') as { created: number };
    localStorage.setItem(entry, JSON.stringify({ ...begun, created: begun.created - 31 * 60 }));
    const { leftFor } = await comeBack({ code: 'code-1', state });
    await screen.findByText(/started more than 30 minutes ago/);
    await userEvent.click(screen.getByRole('button', { name: 'Sign in again' }));
    await waitFor(() => expect(leftFor).toHaveLength(1));
    expect(returnOf(leftFor[0])).toBe(link);
  });

  test('with a code that was already used, a signed-in person is redirected to the home page', async () => {
    const { router } = await comeBack({ code: 'used', state: 'used' }, viewer);
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });
});

describe('the footer', () => {
  const socialLinks = [{ name: 'LinkedIn', address: 'https://www.linkedin.com/company/x' }];

  test('opens and closes the information statement', async () => {
    await open({ at: '/nowhere' });
    await userEvent.click(screen.getByRole('button', { name: 'Information statement' }));
    const dialog = await screen.findByRole('dialog', { name: 'Information statement' });
    expect(within(dialog).getByRole('heading', { name: 'Your rights' })).toBeDefined();
    await userEvent.click(within(dialog).getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test.each(['it', 'es', 'nl', 'pt'] as const)('opens a statement entirely in English for %s', async (language) => {
    await open({ at: '/nowhere' });
    await chooseLanguage(language);
    await userEvent.click(within(screen.getByRole('contentinfo')).getAllByRole('button')[0] as HTMLElement);
    const dialog = await screen.findByRole('dialog', { name: 'Information statement' });
    expect(dialog.lang).toBe('en');
    const buttons = within(dialog).getAllByRole('button', { name: 'Close' });
    expect(within(dialog).getAllByRole('button')).toEqual(buttons);
  });

  test('has the configured social links', async () => {
    await open({ at: '/nowhere', configuration: { socialLinks } });
    const link = screen.getByRole('link', { name: /LinkedIn/ });
    expect(link.getAttribute('href')).toBe(socialLinks[0]?.address);
    expect(link.getAttribute('rel')).toBe('noreferrer');
  });

  test('changes the language of the page, and the browser remembers it', async () => {
    await open({ at: '/nowhere' });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'Français');
    await screen.findByRole('heading', { name: 'Page introuvable' });
    expect(document.documentElement.lang).toBe('fr');
    expect(localStorage.getItem('directory.language')).toBe('fr');
    await userEvent.click(screen.getByRole('button', { name: 'Note d’information' }));
    await screen.findByRole('heading', { name: 'Vos droits' });
  });
});
