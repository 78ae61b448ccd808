import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bogota } from '../../testing/composingFactsOf.ts';
import { calendarFile } from './calendarFile.ts';

const event = {
  ...{ uid: 'n1@asamblea', sequence: 0, at: Date.UTC(2027, 2, 1, 13, 0, 9) },
  ...{ startsAt: bogota('2027-03-26'), timeZone: 'America/Bogota' },
  ...{ summary: 'Asamblea', location: 'Salón', description: 'Orden del día' },
  organizer: { name: 'Torres "del" Parque', address: 'mesa@asamblea.test' },
};

/** As a calendar reads it: lines joined again, names and values apart. */
function read(file: string) {
  const lines = file.replace(/\r\n /gu, '').split('\r\n');
  return (name: string) => {
    const line = lines.find((one) => new RegExp(`^${name}[;:]`, 'u').test(one)) ?? '';
    const value = line.slice(line.indexOf(':') + 1);
    return value.replace(/\\n/gu, '\n').replace(/\\([\\;,])/gu, '$1');
  };
}

test('the file holds one event with its zone, in local time', () => {
  const file = calendarFile(event);
  const value = read(file);
  expect(file.match(/BEGIN:VEVENT/gu)).toHaveLength(1);
  expect(file).toContain('DTSTART;TZID=America/Bogota:20270326T080000\r\n');
  expect([value('TZOFFSETTO'), value('DTSTAMP')]).toEqual(['-0500', '20270301T130009Z']);
  expect([value('UID'), value('METHOD')]).toEqual(['n1@asamblea', 'PUBLISH']);
});

test.each([
  ['Europe/Madrid', Date.UTC(2027, 6, 1), '+0200'],
  ['Europe/Madrid', Date.UTC(2027, 0, 1), '+0100'],
  ['Asia/Kolkata', Date.UTC(2027, 0, 1), '+0530'],
  ['America/St_Johns', Date.UTC(2027, 0, 1), '-0330'],
])('the offset of %s is that of the day', (timeZone, startsAt, offset) => {
  expect(read(calendarFile({ ...event, timeZone, startsAt }))('TZOFFSETTO')).toBe(offset);
});

test('a correction has the same name and a higher number', () => {
  const value = read(calendarFile({ ...event, sequence: 1 }));
  expect([value('UID'), value('SEQUENCE')]).toEqual(['n1@asamblea', '1']);
});

test('a meeting that is called off is the same event, taken out: RFC 5546 §3.2.5', () => {
  const file = calendarFile({ ...event, sequence: 2, isCalledOff: true });
  const value = read(file);
  expect([value('METHOD'), value('STATUS')]).toEqual(['CANCEL', 'CANCELLED']);
  expect([value('UID'), value('SEQUENCE')]).toEqual(['n1@asamblea', '2']);
  expect(file).toContain('DTSTART;TZID=America/Bogota:20270326T080000\r\n');
  expect(file).toContain('ORGANIZER;CN="Torres  del  Parque":mailto:mesa@asamblea.test\r\n');
});

test('any text stays text in the file, and no line passes 75 bytes', () => {
  const letters = fc.string({ unit: fc.constantFrom('á', '😀', ';', ',', '\\', 'x', ' ', ':') });
  fc.assert(
    fc.property(letters, (summary) => {
      const file = calendarFile({
        ...event,
        summary: `a${summary}`,
        description: 'Uno\r\nBEGIN:VEVENT',
      });
      expect(read(file)('SUMMARY')).toBe(`a${summary}`);
      expect(file.split('\r\n').filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
      for (const line of file.split('\r\n'))
        expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    }),
  );
});
