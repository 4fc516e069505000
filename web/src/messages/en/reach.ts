/** Reaching a person now: the line on a profile, and the card over a linked name. */
export const reach = {
  reachNow: 'Reach them now',
  localTime: '{{time}} local time',
  ahead: '{{duration}} ahead of you',
  behind: '{{duration}} behind you',
  sameTime: 'same time as yours',
  working: 'Likely working hours there',
  off: 'Outside usual working hours there',
  weekend: 'Weekend there',
  holiday: 'Public holiday there',
  assistant: 'Assistant:',
  workingLanguage: 'Working language: {{language}}',
  about: 'About {{name}}',
  keys: 'More details about this person are shown. Press the down arrow key to go to them, or Escape to close them.',
  failed: 'The details couldn’t be loaded.',
  loading: 'Loading details…',
} as const;
