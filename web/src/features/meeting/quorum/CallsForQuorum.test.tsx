import { type Assembly, type Attendance, type Person, paths, type Unit } from '@asamblea/domain';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { keepDocument } from '../../../testing/fakes/firebase/listening/useDocument.ts';
import { enterAs } from '../../../testing/fakes/firebase/session/session.tsx';
import { plainSpaces } from '../../../testing/plainSpaces.ts';
import { renderPage } from '../../../testing/renderPage.tsx';
import { CallsForQuorum } from './CallsForQuorum.tsx';

const assembly: Assembly & { assemblyId: string } = {
  ...{ assemblyId: 'demo', organisationId: 'firma', name: 'Torres', kind: 'building' },
  ...{ country: 'CO', rulePack: 'co-ph', timeZone: 'America/Bogota', cot: 'torres' },
  ...{ activeRoster: 'v1', activeSession: 1 },
};
const percent = 1_000_000;
const unit = (label: string, weight: number, ...ownerIds: readonly string[]): Unit => ({
  ...{ unitId: label, label, group: '', kind: '', weight: weight * percent, order: 0 },
  ...{ ownerIds, ownerNames: ownerIds, inArrears: false },
});
const held = { present: true, personId: 'ana' } as Attendance;
const rows = (...here: readonly string[]) =>
  [
    unit('101', 30, 'ana'),
    unit('102', 25, 'luis', 'eva'),
    unit('103', 25, 'nora'),
    unit('104', 20, 'beto'),
  ].map((one) => ({ unit: one, held: here.includes(one.label) ? held : null }));

const person = (personId: string, phone: string | null): Person => ({
  ...{ personId, name: personId, document: '', email: null, phone },
});

beforeEach(() => {
  enterAs('moderator');
  keepDocument(paths.session('demo', 1), { session: 1, call: 1, state: 'planned' });
  for (const one of [person('luis', null), person('eva', '300 123 4567'), person('nora', null)]) {
    keepDocument(`${paths.people('demo', 'v1')}/${one.personId}`, one);
  }
});

const items = () => screen.queryAllByRole('listitem').map((item) => item.textContent ?? '');
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href') ?? '';

test('names the fewest that complete it, with the phone of the first owner who has one', () => {
  renderPage(<CallsForQuorum assembly={assembly} rows={rows('101')} />);
  expect(items()).toEqual([expect.stringMatching(/^102.*300 123 4567/u)]);
  expect(plainSpaces(screen.getByRole('status').textContent)).toContain(
    'Con esta unidad hay quórum en la sala: coeficiente de 25,0000',
  );
  expect(hrefOf('300 123 4567')).toBe('tel:+573001234567');
  const message = hrefOf('Escribir por WhatsApp a 102');
  expect(message).toContain('https://wa.me/573001234567?text=Asamblea%20de%20Torres');
  expect(message).toContain(encodeURIComponent('/login?cot=torres'));
  expect(decodeURIComponent(message)).not.toMatch(/luis|eva/u);
});

test.each([
  ['offers a proxy where one may be given', 'co-ph', true],
  ['offers none where nobody may be represented', 'co-cooperativa', false],
] as const)('the message %s', (_, rulePack, offers) => {
  renderPage(<CallsForQuorum assembly={{ ...assembly, rulePack }} rows={rows('101')} />);
  const [first = ''] = screen
    .getAllByRole('link', { name: /^Escribir por WhatsApp/u })
    .map((link) => link.getAttribute('href') ?? '');
  expect(decodeURIComponent(first).includes('dar poder')).toBe(offers);
});

test('without a phone the message goes to a contact chosen there', () => {
  keepDocument(`${paths.people('demo', 'v1')}/eva`, person('eva', ''));
  renderPage(<CallsForQuorum assembly={assembly} rows={rows('101')} />);
  expect(items()).toEqual([expect.stringContaining('Sin teléfono en el padrón')]);
  expect(hrefOf('Escribir por WhatsApp a 102')).toMatch(/^https:\/\/wa\.me\/\?text=/u);
});

test('a member who may not read phones sees the units alone', () => {
  enterAs('teller');
  renderPage(<CallsForQuorum assembly={assembly} rows={rows('101')} />);
  expect(items()).toHaveLength(1);
  expect(screen.queryAllByRole('link')).toEqual([]);
});

test.each([
  ['once there is quorum', 'planned', ['101', '102']],
  ['once the session is over', 'closed', []],
])('says nothing %s', (_, state, here) => {
  keepDocument(paths.session('demo', 1), { session: 1, call: 1, state });
  renderPage(<CallsForQuorum assembly={assembly} rows={rows(...here)} />);
  expect(screen.queryByRole('heading')).toBeNull();
});
