import { expect, test } from 'vitest';
import { zoomInPage } from './zoomAccount.ts';

const withKey = { sdkKey: 'llave' };

test.each([
  ['nothing was ever set', {}, true, { isOn: false, lacks: 'account' }],
  [
    'the account was taken away',
    { zoom: null, zoomInPage: true },
    true,
    { isOn: false, lacks: 'account' },
  ],
  [
    'there is no key',
    { zoom: { sdkKey: '' }, zoomInPage: true },
    true,
    { isOn: false, lacks: 'key' },
  ],
  ['there is no meeting yet', { zoom: withKey }, false, { isOn: false, lacks: 'meeting' }],
  ['nobody switched it on', { zoom: withKey }, true, { isOn: false, lacks: null }],
  ['it was switched on', { zoom: withKey, zoomInPage: true }, true, { isOn: true, lacks: null }],
  [
    'the next session has no meeting',
    { zoom: withKey, zoomInPage: true },
    false,
    { isOn: true, lacks: 'meeting' },
  ],
] as const)('when %s', (_when, settings, hasMeeting, expected) => {
  expect(zoomInPage(settings, hasMeeting)).toEqual(expected);
});
