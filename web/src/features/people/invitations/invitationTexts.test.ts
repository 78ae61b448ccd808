import { expect, test } from 'vitest';
import { textsCsv, textsToCopy, writeTexts } from './invitationTexts.ts';

const frame = {
  ...{ assemblyName: 'Torres', timeZone: 'America/Bogota', country: 'CO' },
  origin: 'https://asamblea.test',
};
const told = (personId: string, phone: string, name = personId) => ({
  ...{ personId, name, units: 'A-1', phone },
});
const sheet = (personId: string) => ({
  ...{ personId, path: `/loginVirtual#invitacion=t-${personId};c` },
  ...{ expiresAt: Date.UTC(2026, 10, 21, 21, 5), code: null },
});
const link = (personId: string) => `https://asamblea.test/loginVirtual#invitacion=t-${personId};c`;

test('each text carries the link of its own person, in one line, and until when it works', () => {
  const people = [told('Ana', '300 123 4567'), told('Eva', '')];
  const [ana, eva] = writeTexts(people, [sheet('Eva'), sheet('Ana')], frame);
  expect(ana?.text).toContain(`(A-1): ${link('Ana')} Es solo suyo`);
  expect(ana?.text).toContain('hasta el 21 nov 2026, 4:05 p. m. No lo comparta');
  expect(ana?.text).not.toContain('t-Eva');
  expect(ana?.text).not.toContain('\n');
  expect(eva?.text).toContain(link('Eva'));
});

test.each([
  ['a mobile of the country', '300 123 4567', '573001234567'],
  ['one with its code', '+57 (300) 123-4567', '573001234567'],
  ['one of another country', '+34 600 111 222', '34600111222'],
  ['one that is too short', '123', ''],
  ['none', '', ''],
])('%s is called by its digits, or nobody is written to', (_, phone, dials) => {
  const [one] = writeTexts([told('Ana', phone)], [sheet('Ana')], frame);
  expect(one?.dials).toBe(dials);
  expect(one?.phone).toBe(phone);
  if (dials === '') expect(one?.whatsApp).toBeNull();
  else {
    const address = new URL(one?.whatsApp ?? '');
    expect(address.pathname).toBe(`/${dials}`);
    expect(address.searchParams.get('text')).toBe(one?.text);
  }
});

test('a person without link has no text', () => {
  const texts = writeTexts([told('Ana', ''), told('Eva', '')], [sheet('Eva')], frame);
  expect(texts.map(({ personId }) => personId)).toEqual(['Eva']);
});

test('a name that looks like a formula is text in the file, and no line is lost', async () => {
  const people = [told('Ana', '+57 300 123 4567', '=HYPERLINK("x")'), told('Eva', '300 765 4321')];
  const texts = writeTexts(people, [sheet('Ana'), sheet('Eva')], frame);
  const lines = (await textsCsv(texts).text()).trim().split('\r\n');
  expect(lines).toHaveLength(3);
  expect(lines[1]).toMatch(/^"'=HYPERLINK\(""x""\)";A-1;573001234567;'\+57 300 123 4567;/u);
  expect(lines[2]).toContain(link('Eva'));
});

test('texts to copy go one under the other, below name and phone', () => {
  const people = [told('Ana', '300 123 4567'), told('Eva', '')];
  const texts = writeTexts(people, [sheet('Ana'), sheet('Eva')], frame);
  const copied = textsToCopy(texts).split('\n\n');
  expect(copied.map((one) => one.split('\n')[0])).toEqual(['Ana · +573001234567', 'Eva']);
  expect(copied.map((one) => one.split('\n')[1])).toEqual(texts.map(({ text }) => text));
});
