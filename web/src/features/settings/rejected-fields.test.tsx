import type { FieldError } from '@directory/contract';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { FakeSettings } from '../../../test/fake-settings.ts';
import { ada, openDirectory } from '../../../test/open-directory.tsx';

let server: FakeSettings;
const user = userEvent.setup();

beforeEach(() => {
  server = new FakeSettings();
});

async function open(query: string) {
  const viewer = { login: ada.login, isAdministrator: true, person: ada };
  await openDirectory({ at: `/Settings?section=${query}`, viewer, answer: server.answer });
  return screen.findByRole('form');
}

/** The texts with which a screen reader describes a field. */
function descriptionOf(field: HTMLElement): string {
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.querySelector(`[id="${id}"]`)?.textContent).join(' ');
}

const tooLong = (field: string): FieldError[] => [{ field, code: 'error.e1' }];
const wrong = (field: string): FieldError[] => [{ field, code: 'error.e2' }];
const invisible = 'This contains a tab or another invisible character. Delete it, or type the text again.';

interface Rejection {
  form: string;
  query: string;
  label: string;
  text: string;
  /** Typed into the field after it. */
  next?: string;
  failure: [code: string, status: number, fields?: FieldError[]];
  sentence: string;
}

const rejections: Rejection[] = [
  {
    form: 'an administrator with a long login',
    query: 'administrators&action=add',
    label: 'Group ID or name',
    text: 'ab1234',
    failure: ['request.invalid', 400, tooLong('userLogin')],
    sentence: 'This value is too long.',
  },
  {
    form: 'a login that is an administrator already',
    query: 'administrators&action=add',
    label: 'Group ID or name',
    text: 'ab1234',
    failure: ['administrator.known', 409],
    sentence: 'This person is already an administrator.',
  },
  {
    form: 'an API token',
    query: 'api&action=add',
    label: 'Name',
    text: 'a\tb',
    failure: ['request.invalid', 400, wrong('name')],
    sentence: invisible,
  },
  {
    form: 'an API token with a long name',
    query: 'api&action=add',
    label: 'Name',
    text: 'Intranet',
    failure: ['request.invalid', 400, tooLong('name')],
    sentence: 'Enter at most 100 characters.',
  },
  {
    form: 'a SCIM token',
    query: 'scim&action=add',
    label: 'Name',
    text: 'a\tb',
    failure: ['request.invalid', 400, wrong('name')],
    sentence: invisible,
  },
  {
    form: 'a webhook',
    query: 'webhooks&action=add',
    label: 'Name',
    text: 'a\tb',
    next: 'https://hooks.example',
    failure: ['request.invalid', 400, wrong('name')],
    sentence: invisible,
  },
  {
    form: 'a rule of an organization',
    query: 'organizations&action=add',
    label: 'Organization ID',
    text: 'a\tb',
    failure: ['request.invalid', 400, wrong('organization')],
    sentence: invisible,
  },
  {
    form: 'a rule of a domain',
    query: 'domains&action=add',
    label: 'Domain',
    text: '..',
    failure: ['request.invalid', 400, wrong('domain')],
    sentence: 'This value isn’t valid.',
  },
];

describe.each(rejections)('$form', ({ query, label, text, next, failure, sentence }) => {
  test('that the server rejects is explained at its field, which has the focus, until it is changed', async () => {
    server.nextFailures.push(failure);
    const form = await open(query);
    const field = screen.getByLabelText<HTMLInputElement>(label);
    await user.click(field);
    await user.paste(text);
    if (next !== undefined) {
      await user.tab();
      await user.paste(next);
    }
    await user.click(form.querySelector<HTMLElement>('[type="submit"]') ?? form);
    expect(await screen.findByText(sentence)).toBeDefined();
    expect(document.activeElement).toBe(field);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(descriptionOf(field)).toContain(sentence);
    expect(screen.queryByRole('alert')).toBeNull();
    await user.keyboard('x');
    expect(screen.queryByText(sentence)).toBeNull();
    expect(field.getAttribute('aria-invalid')).toBeNull();
    expect(field.value).toBe(`${text}x`);
  });
});

test('the sentence is announced if its field has the focus already', async () => {
  server.nextFailures.push(['request.invalid', 400, wrong('name')]);
  await open('scim&action=add');
  await user.click(screen.getByLabelText('Name'));
  await user.paste('a\tb');
  await user.keyboard('{Enter}');
  expect(await screen.findByText(invisible, { selector: 'output *' })).toBeDefined();
});

test('a webhook address with a password is explained at its field', async () => {
  server.nextFailures.push(['request.invalid', 400, wrong('url')]);
  await open('webhooks&action=add');
  await user.type(screen.getByLabelText('Name'), 'Intranet');
  await user.type(screen.getByLabelText('URL'), 'https://u:p@hooks.example{Enter}');
  const sentence = 'The address can’t contain a user name, a password or a part after #.';
  expect(await screen.findByText(sentence, { selector: 'p' })).toBeDefined();
  expect(descriptionOf(screen.getByLabelText('URL'))).toContain(sentence);
});

test('an error of a value that the form does not show is a failure of the form', async () => {
  server.nextFailures.push(['request.invalid', 400, wrong('scope')]);
  await open('scim&action=add');
  await user.type(screen.getByLabelText('Name'), 'Okta{Enter}');
  expect((await screen.findByRole('alert')).textContent).toContain('This request isn’t valid.');
});

test('an organization with an invisible character is not added to the chart setting', async () => {
  await open('chart');
  const field = screen.getByLabelText('Add an organization');
  await user.click(field);
  await user.paste('ORG1\tORG2');
  await user.keyboard('{Enter}');
  expect(descriptionOf(field)).toContain(invisible);
  expect(screen.queryByRole('button', { name: /^Remove ORG1/ })).toBeNull();
  await user.clear(field);
  await user.type(field, 'ORG1{Enter}');
  expect(screen.getByRole('button', { name: 'Remove ORG1' })).toBeDefined();
});
