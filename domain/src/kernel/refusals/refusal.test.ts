import { expect, test } from 'vitest';
import { describeRefusal } from './describeRefusal.ts';
import { driveRefusals } from './driveRefusals.ts';
import { organisationRefusals } from './organisationRefusals.ts';
import { proxyRefusals } from './proxyRefusals.ts';
import { refusals } from './refusal.ts';
import { settingsRefusals } from './settingsRefusals.ts';
import { staffRefusals } from './staffRefusals.ts';

test.each(Object.entries(refusals))(
  '%s says something in Spanish with a fitting status',
  (_, row) => {
    const [statusCode, message] = row;
    expect(statusCode).toBeGreaterThanOrEqual(400);
    expect(statusCode).toBeLessThan(600);
    expect(message).toMatch(/^[A-ZÁÉÍÓÚ¿¡].*\.$/u);
  },
);

test('a detail completes the message', () => {
  expect(describeRefusal({ code: 'unit-held', detail: 'La tiene Ana.' })).toEqual({
    code: 'unit-held',
    statusCode: 409,
    message: 'Esa unidad ya está acreditada por otra persona. La tiene Ana.',
  });
});

test.each([driveRefusals, organisationRefusals, proxyRefusals, settingsRefusals, staffRefusals])(
  'no code of a list is another one’s too',
  (list) => {
    expect(refusals).toMatchObject(list);
  },
);
