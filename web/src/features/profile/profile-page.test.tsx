import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { adasProfile, failure, FakeProfiles, profileOf } from '../../../test/fake-profile.ts';
import { ada, openDirectory } from '../../../test/open-directory.tsx';
import { noteRecentPerson, recallRecentPeople } from '../../people/recent-people.ts';

const viewer = { login: ada.login, isAdministrator: false, person: ada };
const grace = profileOf({
  login: 'GH1906@group.example',
  firstName: 'Grace',
  lastName: 'Hopper',
  title: 'Rear admiral',
  email: 'grace@group.example',
  division: 'BU07',
  businessUnit: { id: 'BU07', name: 'UK', shortName: 'UK' },
  gbuName: 'UK',
  C_physicalDeliveryOfficeName: 'Floor 2',
  C_countryname: 'France',
  countryCode: 'FR',
  timeZone: 'Europe/Paris',
  primaryPhone: '+33472000111',
  mobilePhone: '+33612345678',
  C_groupIdentifier: 'GH1906',
  C_businessCategory: 'IT',
  manager: 'CN=Somebody,DC=group,DC=example',
  C_assistant: 'AB1234',
  assistantUserId: ada.login,
  assistantName: 'Ada LOVELACE',
  preferredLanguage: 'fr-FR',
  streetAddress: '1 quai Haut',
  zipCode: '92000',
  city: 'Nanterre',
  linkedInURI: 'https://www.linkedin.com/in/grace',
  xURI: 'javascript:alert(1)',
});

let server: FakeProfiles;
let directory: Awaited<ReturnType<typeof openDirectory>> | undefined;
const user = userEvent.setup();

async function open(at: string) {
  directory = await openDirectory({ at, viewer, answer: server.answer });
  return directory;
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const valueOf = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling as HTMLElement;
const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

beforeEach(() => {
  server = new FakeProfiles();
  server.profiles.push(grace);
});

describe('a profile that takes long to load', () => {
  async function openSlowly() {
    let respond = () => {};
    const wait = new Promise<void>((resolve) => (respond = resolve));
    const answer = async (request: Request) => {
      if (request.url.includes('get-user-profile')) await wait;
      return await server.answer(request);
    };
    directory = await openDirectory({ at: '/Profile?gh1906@group.example', viewer, answer });
    await waitFor(() => expect(document.querySelector('main [data-loading]')).not.toBeNull());
    return respond;
  }

  test('shows the name and title of a person who was opened from a list', async () => {
    noteRecentPerson(ada.login, { ...grace, organization: '', photo: '' });
    const respond = await openSlowly();
    expect(await screen.findByText('Grace HOPPER')).toBeDefined();
    expect(screen.getByText('Rear admiral')).toBeDefined();
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
    respond();
    await heading('Grace HOPPER');
    expect(screen.getAllByText('Rear admiral')).toHaveLength(1);
  });

  test('shows no other person’s name', async () => {
    noteRecentPerson(ada.login, { ...grace, login: 'XY0000@group.example', organization: '', photo: '' });
    const respond = await openSlowly();
    expect(screen.queryByText('Grace HOPPER')).toBeNull();
    respond();
    await heading('Grace HOPPER');
  });
});

describe('another person’s profile', () => {
  beforeEach(async () => {
    await open('/Profile?GH1906@group.example');
    await heading('Grace HOPPER');
    await screen.findByText('Digital');
  });

  test('shows name, title, location and local time', () => {
    const head = within(screen.getByRole('region', { name: 'Grace HOPPER' }));
    for (const fact of ['Rear admiral', 'UK', 'France', /\d{1,2}:\d\d.* local time$/]) {
      expect(head.getByText(fact)).toBeDefined();
    }
  });

  test('has links to contact the person', () => {
    expect(hrefOf(/^Chat in Teams/)).toBe('https://teams.microsoft.com/l/chat/0/0?users=grace@group.example');
    expect(hrefOf('Send email')).toBe('mailto:grace@group.example');
    expect(hrefOf('Call')).toBe('tel:+33472000111');
    expect(hrefOf('+33612345678')).toBe('tel:+33612345678');
  });

  test('has a link that can be copied', async () => {
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(await screen.findByRole('button', { name: 'Link copied' })).toBeDefined();
    expect(copied.mock.calls).toEqual([[`${window.location.origin}/Profile?GH1906@group.example`]]);
  });

  test('shows values as labels, people as links, and no empty fields', () => {
    expect(valueOf('Type').textContent).toBe('Internal');
    expect(valueOf('Job family').textContent).toContain('Digital');
    expect(valueOf('Working language').textContent).toBe('Français (France)');
    expect(valueOf('Address').textContent).toContain('1 quai Haut\n92000 Nanterre\nFrance');
    expect(valueOf('Manager').textContent).toContain('CN=Somebody,DC=group,DC=example');
    const assistant = within(valueOf('Assistant')).getByRole('link', { name: 'Ada LOVELACE' });
    expect(assistant.getAttribute('href')).toBe('/Profile?AB1234@group.example');
    expect(screen.queryByText('Fax')).toBeNull();
  });

  test('links to LinkedIn, but not to a script that a feed delivered', () => {
    expect(hrefOf(/^linkedin\.com\/in\/grace/)).toBe('https://www.linkedin.com/in/grace');
    expect(within(valueOf('X (Twitter) profile')).queryByRole('link')).toBeNull();
  });

  test('has no controls of the viewer’s own profile', () => {
    expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Change my photo' })).toBeNull();
    expect(screen.queryByText(/IT support/)).toBeNull();
    expect(screen.queryByRole('switch', { name: 'Activate my online business card' })).toBeNull();
    expect(screen.queryByRole('button', { name: /QR code/ })).toBeNull();
  });

  test('can be saved as a contact under the file name from the server', async () => {
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL() {} }));
    const names: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    await user.click(screen.getByRole('button', { name: 'Save contact' }));
    await expect.poll(() => names).toEqual(['Zoé.vcf']);
    vi.restoreAllMocks();
  });

  test('is added to the recently viewed people', () => {
    expect(recallRecentPeople(ada.login).map(({ login }) => login)).toEqual([grace.login]);
  });

  test('shows each source once on request, with its values, its date and who can correct them', async () => {
    const at = new Date().toISOString();
    server.sources = {
      email: { kind: 'feed', name: 'Active Directory', at },
      mobilePhone: { kind: 'self', name: '', at },
      C_countryname: { kind: 'feed', name: 'Active Directory', at },
      city: { kind: 'administrator', name: '', at },
      C_physicalDeliveryOfficeName: { kind: 'feed', name: 'Buildings', at },
      division: { kind: 'feed', name: 'Active Directory', at },
      // An empty value has no source to show.
      C_facsimileTelephoneNumber: { kind: 'feed', name: 'Telephony', at },
    };
    const details = await screen.findByRole('button', { name: 'Where this information comes from', expanded: false });
    await user.click(details);
    expect(details.getAttribute('aria-expanded')).toBe('true');
    const origin = await screen.findByText(/^From Active Directory, today/);
    expect(origin.nextSibling?.textContent).toMatch(/^Email, Country · Ask your IT support/);
    expect(screen.getAllByText(/Active Directory, today/)).toHaveLength(1);
    expect(screen.getByText(/Ask your IT support to have it corrected in Active Directory/)).toBeDefined();
    expect(screen.getByText(/^Entered by Grace HOPPER, today/).nextSibling?.textContent).toMatch(/^Mobile · /);
    expect(screen.getByText(/^Corrected by an administrator, today/).nextSibling?.textContent).toMatch(/^City · /);
    // With the label that others see. The profile shows the business unit once, as the GBU.
    expect(screen.getByText(/^From Buildings, today/).nextSibling?.textContent).toMatch(/^Office · /);
    expect(screen.queryByText(/Telephony/)).toBeNull();
  });
});

describe('the viewer’s own profile', () => {
  test.each(['/myprofile', '/Profile', '/profile', '/Profile?ab1234@GROUP.example'])('opens at %s', async (at) => {
    await open(at);
    await heading('Ada LOVELACE');
    expect(screen.getByRole('button', { name: 'Edit' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Change my photo' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Save contact' })).toBeNull();
    expect(screen.getByRole('switch', { name: 'Activate my online business card' })).toBeDefined();
    expect(screen.getByRole('button', { name: /QR code/ })).toBeDefined();
    expect(await screen.findByText(/Contact your IT support/)).toBeDefined();
    expect(hrefOf('Charles BABBAGE')).toBe('/Profile?cd5678@group.example');
  });

  test('indicates in its head what others do not see', async () => {
    server.profiles = [{ ...adasProfile, photoLarge: '/photo-large', hiddenFields: ['title', 'photo'] }];
    await open('/myprofile');
    await heading('Ada LOVELACE');
    const head = within(screen.getByRole('region', { name: 'Ada LOVELACE' }));
    expect(head.getByText('Hidden from others')).toBeDefined();
    expect(head.getByText('Your photo is hidden from others.')).toBeDefined();
  });

  test('does not mention a hidden photo if there is none', async () => {
    server.profiles = [{ ...adasProfile, photoLarge: '', hiddenFields: ['photo'] }];
    await open('/myprofile');
    await heading('Ada LOVELACE');
    expect(screen.queryByText('Your photo is hidden from others.')).toBeNull();
  });

  test('shows editable fields without a value', async () => {
    await open('/myprofile');
    await heading('Ada LOVELACE');
    expect(valueOf('Mobile').textContent).toBe('Not provided');
    expect(screen.queryByText('Fax')).toBeNull();
  });
});

describe('a new photo', () => {
  const jpeg = (size: number) => {
    const bytes = new Uint8Array(size);
    bytes.set([0xff, 0xd8, 0xff]);
    return new File([bytes], 'photo.jpg', { type: 'image/jpeg' });
  };
  const choose = async (file: File) => {
    await open('/myprofile');
    await heading('Ada LOVELACE');
    await user.upload(document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement, file);
  };
  const alert = async () => (await screen.findByRole('alert')).textContent;
  const save = async () => {
    await choose(jpeg(100));
    await user.click(await screen.findByRole('button', { name: 'Save photo' }));
  };

  beforeEach(() => {
    // jsdom has no image decoding.
    vi.stubGlobal('createImageBitmap', () => Promise.resolve({ width: 100, height: 100, close() {} }));
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:image/jpeg;base64,/9j/');
  });

  afterEach(() => {
    vi.restoreAllMocks();
  });

  test('must be a JPEG', async () => {
    await choose(new File(['\x89PNG'], 'photo.jpg', { type: 'image/jpeg' }));
    expect(await alert()).toBe('The selected file is not a jpg file.');
  });

  test('must be smaller than 4 MB', async () => {
    await choose(jpeg(5_000_000));
    expect(await alert()).toBe('The image should be smaller than 4MB.');
  });

  test.each([
    [
      'of the contract',
      failure(422, 'photo.unreadable'),
      'This photo is damaged or has too many pixels. Choose another one.',
    ],
    [
      'in the words of the server',
      failure(422, 'photo.unreadable', undefined, 'CMYK photos are not accepted.'),
      'CMYK photos are not accepted.',
    ],
    [
      'in an answer of 200',
      Response.json({ image: '', photo: '', photoLarge: '', error: { message: 'Try another photo.' } }),
      'Try another photo.',
    ],
  ])('is rejected with the message %s', async (_, answer, sentence) => {
    server.photoResponse = () => answer;
    await save();
    expect(await alert()).toBe(sentence);
    expect(screen.getByRole('button', { name: 'Save photo' })).toBeDefined();
  });

  test('does not change the cached fields and the version of the profile', async () => {
    await save();
    expect(await screen.findByText('Your photo has been updated.')).toBeDefined();
    expect(directory?.queryClient.getQueryData(['/api/get-user-profile', ''])).toEqual({
      ...adasProfile,
      photo: '/photo-2',
      photoLarge: '/photo-2-large',
      hasOwnPhoto: true,
    });
  });
});

test('an external person has a head of mission instead of a manager, unless the manager is not shown', async () => {
  const outside = { ...grace, userType: 'E', managerUserId: ada.login, managerName: 'Ada LOVELACE' };
  server.profiles = [adasProfile, outside];
  await open(`/Profile?${grace.login}`);
  await heading('Grace HOPPER');
  await screen.findByRole('heading', { name: 'About' });
  expect(valueOf('Head of mission').textContent).toContain('Ada LOVELACE');
  expect(valueOf('Type').textContent).toBe('External');
  directory?.close();
  server.profiles = [adasProfile, { ...outside, isOnChart: false, manager: '', managerUserId: '', managerName: '' }];
  await open(`/Profile?${grace.login}`);
  await heading('Grace HOPPER');
  await screen.findByRole('heading', { name: 'About' });
  expect(screen.queryByText('Head of mission')).toBeNull();
});

test.each([
  ['I', 'Internal'],
  ['Agent', 'Internal'],
  ['E', 'External'],
  ['', 'External'],
])('the type %j is shown as %s', async (userType, words) => {
  server.profiles = [adasProfile, { ...grace, userType }];
  await open(`/Profile?${grace.login}`);
  await heading('Grace HOPPER');
  await screen.findByRole('heading', { name: 'About' });
  expect(valueOf('Type').textContent).toBe(words);
});

test.each([
  ['a person who is on the chart has a link to it', true],
  ['a person who is not on the chart has no link to it', false],
])('%s', async (_, isOnChart) => {
  server.profiles = [adasProfile, { ...grace, isOnChart }];
  await open(`/Profile?${grace.login}`);
  await heading('Grace HOPPER');
  const head = within(screen.getByRole('region', { name: 'Grace HOPPER' }));
  const links = head.queryAllByRole('link', { name: 'Org chart' }).map((link) => link.getAttribute('href'));
  expect(links).toEqual(isOnChart ? [`/orgchart?${grace.login}`] : []);
});

test('the names of the working language and the job family are shown once they have loaded, not their codes before', async () => {
  let send = () => {};
  const sent = new Promise<void>((resolve) => (send = resolve));
  const answer = async (request: Request) => {
    if (new URL(request.url).pathname === '/api/reference-lists') await sent;
    return server.answer(request);
  };
  await openDirectory({ at: `/Profile?${grace.login}`, viewer, answer });
  await screen.findByText('Working language', { selector: 'dt' });
  const shown = () => ['Working language', 'Job family'].map((label) => valueOf(label).textContent);
  expect(shown()).toEqual(['', '']);
  expect(screen.queryByText(/^Working language: /)).toBeNull();
  send();
  expect(await screen.findByText('Working language: Français (France)')).toBeDefined();
  expect(shown()).toEqual(['Français (France)', 'Digital']);
});

test('contact details are painted before the rest', async () => {
  const frames: FrameRequestCallback[] = [];
  const spy = vi.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
  await open(`/Profile?${grace.login}`);
  await heading('Grace HOPPER');
  const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings()).toEqual(['Contact']);
  spy.mockRestore();
  for (const frame of frames) frame(performance.now());
  await screen.findByRole('heading', { name: 'About' });
  expect(headings().slice(0, 4)).toEqual(['Contact', 'Location', 'Organization', 'About']);
});

describe('a profile that cannot be shown', () => {
  test('because it failed to load has a message and a retry button', async () => {
    server.fail(500, 'server.failed');
    await open('/myprofile');
    await heading('Impossible to get your profile.');
    expect(screen.getByText('Request ID: r-7')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await heading('Ada LOVELACE');
  });

  test('because the database does not answer says so while it is requested again, until it is shown', async () => {
    server.fail(503, 'database.unavailable');
    server.fail(503, 'database.unavailable');
    await open('/myprofile');
    const words = 'This is taking longer than usual. We’re still trying.';
    await screen.findByText(words, { selector: 'p' }, { timeout: 3000 });
    await screen.findByRole('heading', { level: 1, name: 'Ada LOVELACE' }, { timeout: 5000 });
    expect(screen.queryByText(words)).toBeNull();
  });

  test.each([
    [400, 'request.invalid', ''],
    [403, 'access.denied', ''],
    [500, 'server.failed', 'The people database is being moved.'],
  ])('fails with %i: the sentence of the specification, and what the server says', async (status, code, message) => {
    server.fail(status, code, message);
    await open('/Profile?x@group.example');
    expect(await heading('Impossible to get your profile.')).toBeDefined();
    if (message !== '') expect(screen.getByText(message)).toBeDefined();
  });

  test('because the login is unknown', async () => {
    await open('/Profile?nobody@group.example');
    await heading('Person not found');
    expect(screen.getByText(/nobody@group\.example/)).toBeDefined();
  });

  test.each([
    ['has the date and the manager to contact', false, /You can contact their manager/],
    ['names the next person up the reporting line if the manager has left too', true, /Their manager has left too/],
  ])('because the person has left %s', async (_, hasManagerLeft, sentence) => {
    server.leavers['gone@group.example'] = {
      firstName: 'Alan',
      lastName: 'Turing',
      leftAt: '2026-06-07T12:00:00.000Z',
      managerUserId: grace.login,
      managerName: 'Grace HOPPER',
      hasManagerLeft,
    };
    await open('/Profile?gone@group.example');
    await heading('Alan TURING has left the company');
    expect(screen.getByText(/7 June 2026|June 7, 2026/)).toBeDefined();
    expect(screen.getByText(sentence)).toBeDefined();
    expect(hrefOf('Grace HOPPER')).toBe(`/Profile?${grace.login}`);
  });

  test('because the viewer has no profile yet', async () => {
    server.profiles = [];
    await open('/myprofile');
    await heading('You don’t have a profile yet');
    expect(screen.getByText(/signed in as AB1234@group\.example/)).toBeDefined();
  });
});
