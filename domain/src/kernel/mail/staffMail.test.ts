import { expect, test } from 'vitest';
import { writeStaffMail } from './staffMail.ts';

const invited = {
  ...{ assembly: 'Torres', person: 'Ana', role: 'Moderador', link: 'https://a.test/#x' },
  timeZone: 'America/Bogota',
};

test('an hour that ends in a point ends its sentence', () => {
  const until = { date: '2026-11-24', time: '09:05' };
  const { text } = writeStaffMail({ ...invited, until });
  expect(text).toMatch(/9:05 a\. m\. No reenvíe este mensaje\./u);
  expect(writeStaffMail({ ...invited, timeZone: 'Europe/Madrid', until }).text).toMatch(
    /9:05\. No reenvíe/u,
  );
});
