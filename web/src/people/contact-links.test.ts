import { expect, test } from 'vitest';
import { mailLink, teamsChatLink, webLink } from './contact-links.ts';

test('an address remains readable in a link, and cannot inject other parts into it', () => {
  expect(mailLink('a.b+c@group.example')).toBe('mailto:a.b%2Bc@group.example');
  expect(teamsChatLink('a@x.example&message=hi')).toBe(
    'https://teams.microsoft.com/l/chat/0/0?users=a@x.example%26message%3Dhi',
  );
});

test('only addresses on LinkedIn’s and X’s own domains become links', () => {
  expect(webLink('linkedInURI', 'https://fr.linkedin.com/in/someone')).toBe('https://fr.linkedin.com/in/someone');
  expect(webLink('xURI', 'https://x.com/someone')).toBe('https://x.com/someone');
  expect(webLink('xURI', 'javascript:alert(1)//https://x.com/a')).toBeUndefined();
  expect(webLink('linkedInURI', 'https://linkedin.com.evil.example/in/a')).toBeUndefined();
  expect(webLink('xURI', '')).toBeUndefined();
});
