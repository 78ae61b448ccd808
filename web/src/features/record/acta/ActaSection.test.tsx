import type { ActaRecord, Milestone, NotedConvocation, Quorum } from '@asamblea/domain';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { callApi } from '../../../testing/fakes/firebase/callApi.ts';
import { enterAs, enterWithout } from '../../../testing/fakes/firebase/session.tsx';
import { renderPage } from '../../../testing/renderPage.tsx';
import { ActaSection } from './ActaSection.tsx';

const count = { weight: 100_000_000, units: 4 };
const quorum: Quorum = {
  ...{ call: 1, present: count, total: count, met: true, finding: null, needed: 'todos' },
  ...{ threshold: null, article: 'artículo' },
};
const at = Date.UTC(2026, 10, 21, 20, 0);
const installed: Milestone = {
  ...{ eventId: 'e1', sequence: 1, at, kind: 'session-installed', call: 1, until: null },
  quorum: { present: count, total: count, met: true },
};

const planned: ActaRecord = {
  assembly: { name: 'Torres', country: 'CO', rulePack: 'co-ph', timeZone: 'America/Bogota' },
  state: 'planned',
  quorum: {
    ...{ session: 1, firstCall: 1, startsAt: at, readAt: at, quorum, curve: [], milestones: [] },
    ...{ moves: [], groups: [], questions: [], lapses: [] },
  },
  asked: [],
  voters: { session: 1, readAt: at, voters: [], questions: [], absent: [] },
  votes: { session: 1, readAt: at, questions: [], untouched: [] },
  ...{ failedBefore: [], plannedAfter: null, debtors: [], proxies: [], holidays: [], offices: [] },
  called: null,
};

async function prepare(record: ActaRecord) {
  callApi.mockResolvedValue(record);
  renderPage(<ActaSection />);
  await userEvent.click(screen.getByRole('button', { name: 'Preparar el borrador' }));
}

beforeEach(() => enterAs('auditor'));

test('before the session there is nothing to write minutes of', async () => {
  await prepare(planned);
  expect(await screen.findByText('Todavía no hay de qué levantar acta')).toBeTruthy();
});

test('what the secretary types takes the place of its mark in the draft', async () => {
  await prepare({ ...planned, quorum: { ...planned.quorum, milestones: [installed] } });
  expect(await screen.findByText('[completar: nombre de quien presidió]')).toBeTruthy();
  const before = Number(screen.getByText(/^Por completar/u).textContent?.match(/\d+/u)?.[0]);
  await userEvent.type(screen.getByLabelText('Presidió'), 'Ana Ruiz');
  expect(screen.queryByText('[completar: nombre de quien presidió]')).toBeNull();
  const after = Number(screen.getByText(/^Por completar/u).textContent?.match(/\d+/u)?.[0]);
  expect(after).toBeLessThan(before);
});

test('the number is the one that follows last year’s, until the secretary writes another', async () => {
  const assembly = { ...planned.assembly, actaNumber: '12' };
  const record = {
    ...{ ...planned, assembly },
    quorum: { ...planned.quorum, milestones: [installed] },
  };
  const number = () => screen.getByLabelText<HTMLInputElement>('Número del acta');
  await prepare(record);
  await screen.findByLabelText('Número del acta');
  expect(number().value).toBe('12');
  await userEvent.type(number(), '-A');
  cleanup();
  await prepare(record);
  await screen.findByLabelText('Número del acta');
  expect(number().value).toBe('12-A');
});

test('what was typed is there when the page is opened again, and of another call it is not', async () => {
  const failed: Milestone = { ...installed, eventId: 'e0', at: at - 1, kind: 'call-failed' };
  const second: Milestone = { ...installed, eventId: 'e2', at: at + 1, call: 2 };
  const record = { ...planned, quorum: { ...planned.quorum, milestones: [failed, second] } };
  await prepare(record);
  await userEvent.type(await screen.findByLabelText('Presidió'), 'Ana Ruiz');
  cleanup();
  await prepare(record);
  const chair = () => screen.getByLabelText<HTMLInputElement>('Presidió').value;
  await screen.findByLabelText('Presidió');
  expect(chair()).toBe('Ana Ruiz');
  await userEvent.click(screen.getByLabelText('Convocatoria'));
  await userEvent.click(screen.getByRole('option', { name: /^Primera/u }));
  expect(chair()).toBe('');
  cleanup();
  await prepare(record);
  await screen.findByLabelText('Presidió');
  await userEvent.click(screen.getByRole('button', { name: 'Borrar lo escrito' }));
  expect(chair()).toBe('');
  expect(JSON.stringify(localStorage)).not.toContain('Ana Ruiz');
});

test.each(['{', '"x"', '{"number":7}', `{"place":"${'x'.repeat(300)}"}`])(
  'what somebody else left there (%s) is not taken for it',
  async (left) => {
    await prepare({ ...planned, quorum: { ...planned.quorum, milestones: [installed] } });
    await userEvent.type(await screen.findByLabelText('Presidió'), 'A');
    const [key = ''] = Object.keys(localStorage);
    cleanup();
    localStorage.setItem(key, left);
    await prepare({ ...planned, quorum: { ...planned.quorum, milestones: [installed] } });
    expect((await screen.findByLabelText<HTMLInputElement>('Presidió')).value).toBe('');
  },
);

test('a session that goes on says that its draft is not the last', async () => {
  await prepare({ ...planned, quorum: { ...planned.quorum, milestones: [installed] } });
  expect(await screen.findByText(/^La sesión no se ha cerrado/u)).toBeTruthy();
});

test('who was not given the acta is not offered its draft', () => {
  enterWithout('draft-acta', 'auditor');
  renderPage(<ActaSection />);
  expect(screen.queryByText('Borrador del acta')).toBeNull();
});

test('how the meeting was called is there already, for the secretary to correct', async () => {
  const called: NotedConvocation = {
    ...{ kind: 'ordinary', approvesAccounts: true, caller: 'administrator' },
    ...{ sentOn: '2026-11-01', secondCallAt: null, place: 'Salón comunal' },
  };
  await prepare({ ...planned, called, quorum: { ...planned.quorum, milestones: [installed] } });
  await screen.findByLabelText('Número del acta');
  const said = document.body.textContent;
  expect(said).toContain('Salón comunal');
  expect(said).toMatch(/en sesión ordinaria/u);
  expect(said).toMatch(/La convocatoria la hizo la administración, .*1 de noviembre de 2026/u);
});
