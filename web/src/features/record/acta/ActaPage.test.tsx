import {
  type ActaDocument,
  type ActaRecord,
  type ActaVersion,
  type ActaVersionsAnswer,
  actaSubjectOf,
  actaToSign,
  beginActa,
  coursesOf,
  type Milestone,
  type NotedConvocation,
  noDetails,
  type Quorum,
} from '@asamblea/domain';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { ApiFailure } from '../../../firebase/asking/ApiFailure.ts';
import { callApi } from '../../../testing/fakes/firebase/asking/callApi.ts';
import { enterAs, enterWithout } from '../../../testing/fakes/firebase/session/session.tsx';
import { renderPage } from '../../../testing/renderPage.tsx';
import { ActaPage } from './ActaPage.tsx';

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

/** The server: the record, and the minutes that it keeps of each call. */
const kept = new Map<string, ActaDocument>();
/** The answer about the versions of the call. */
let versions: ActaVersionsAnswer = { versions: [], staff: [], shown: null };
let isAway = false;
/** The server takes the next words, and its answer never arrives. */
let isAnswerLost = false;

function answer(record: ActaRecord) {
  callApi.mockImplementation(async (method: string, path: string, body: never) => {
    if (isAway) throw new Error('away');
    if (method === 'GET' && path.startsWith('/api/reports/acta/versions')) return versions;
    if (path.startsWith('/api/reports/acta/comments')) return { comments: [] };
    if (path.startsWith('/api/reports/acta/')) return answerActa(method, path, body);
    return record;
  });
}

interface Sent {
  readonly session: number;
  readonly call: number;
  readonly details?: ActaDocument['details'];
  readonly notes: ActaDocument['notes'];
  readonly revision: number;
  readonly requestId: string;
  readonly state?: ActaDocument['state'];
  readonly reason?: string;
}

function answerActa(method: string, path: string, body: Sent) {
  const asked = new URL(path, 'https://a.test').searchParams;
  const call = method === 'GET' ? Number(asked.get('call')) : body.call;
  const before = kept.get(String(call)) ?? beginActa(1, call);
  if (method === 'GET') return { document: before, now: at };
  const document = {
    ...before,
    revision: before.revision + 1,
    pen: null,
    ...(path.endsWith('/words')
      ? { notes: body.notes, details: body.details ?? before.details }
      : {}),
    ...(body.state === undefined ? {} : { state: body.state }),
    ...(path.endsWith('/versions') ? { state: 'fixed' as const, version: before.version + 1 } : {}),
    ...(path.endsWith('/reopen') ? { state: 'draft' as const, reason: body.reason ?? '' } : {}),
  };
  if (path.endsWith('/words') && body.revision !== before.revision) {
    throw new ApiFailure({ statusCode: 409, code: 'acta-changed', message: 'El acta cambió' });
  }
  kept.set(String(call), { ...document, lastRequest: body.requestId });
  if (isAnswerLost) {
    isAnswerLost = false;
    throw new Error('lost');
  }
  return { document, now: at };
}

async function prepare(record: ActaRecord) {
  answer(record);
  renderPage(<ActaPage />);
  if (record.quorum.milestones.length > 0) await screen.findByText('Datos del acta');
}

const held = { ...planned, quorum: { ...planned.quorum, milestones: [installed] } };
const chair = () => screen.getByLabelText<HTMLInputElement>('Presidió');

beforeEach(() => {
  enterAs('moderator', { userId: 'ana' });
  kept.clear();
  isAway = false;
  isAnswerLost = false;
  versions = { versions: [], staff: [], shown: null };
  localStorage.clear();
});

test('before the session there is nothing to write minutes of', async () => {
  await prepare(planned);
  expect(await screen.findByText('Todavía no hay de qué levantar acta')).toBeTruthy();
});

test('a typed value replaces its mark in the document, and the server keeps it', async () => {
  await prepare(held);
  expect(screen.getByText('[completar: nombre de quien presidió]')).toBeTruthy();
  await userEvent.type(chair(), 'Ana Ruiz');
  expect(screen.queryByText('[completar: nombre de quien presidió]')).toBeNull();
  await waitFor(() => expect(kept.get('1')?.details?.chair).toBe('Ana Ruiz'), { timeout: 4000 });
  expect(await screen.findByText(/^Guardado a las/u)).toBeTruthy();
  expect(JSON.stringify(localStorage)).not.toContain('Ana Ruiz');
});

test('words without network stay on the device, and go another day under the name of their author', async () => {
  await prepare(held);
  isAway = true;
  await userEvent.type(chair(), 'Ana Ruiz');
  const lost = await screen.findByText(
    /^Sin conexión: lo escrito sigue aquí/u,
    {},
    { timeout: 4000 },
  );
  expect(lost).toBeTruthy();
  cleanup();
  isAway = false;
  enterAs('admin', { userId: 'luis' });
  await prepare(held);
  expect(chair().value).toBe('');
  cleanup();
  enterAs('moderator', { userId: 'ana' });
  await prepare(held);
  await waitFor(() => expect(chair().value).toBe('Ana Ruiz'));
  await waitFor(() => expect(kept.get('1')?.details?.chair).toBe('Ana Ruiz'), { timeout: 4000 });
});

test('a field typed here keeps those that somebody else typed at the same time', async () => {
  await prepare({ ...held, assembly: { ...held.assembly, actaNumber: '12' } });
  const typed = { ...noDetails, number: '12-bis', place: 'Salón' };
  kept.set('1', { ...beginActa(1, 1), revision: 4, details: typed });
  await userEvent.type(chair(), 'Ana Ruiz');
  await waitFor(
    () => expect(kept.get('1')?.details).toMatchObject({ ...typed, chair: 'Ana Ruiz' }),
    { timeout: 8000 },
  );
}, 15_000);

test('words whose answer was lost are not written twice when they change', async () => {
  await prepare(held);
  isAnswerLost = true;
  const [said] = screen.getAllByLabelText<HTMLTextAreaElement>('Lo que se dijo');
  await userEvent.type(said ?? document.body, 'Se leyó uno');
  await waitFor(() => expect(kept.get('1')?.notes[0]?.text).toBe('Se leyó uno'), { timeout: 4000 });
  await screen.findByText(/^Sin conexión/u, {}, { timeout: 4000 });
  await userEvent.type(said ?? document.body, '{Backspace}{Backspace}{Backspace}dos');
  await waitFor(() => expect(kept.get('1')?.notes[0]?.text).toBe('Se leyó dos'), { timeout: 8000 });
}, 20_000);

test('a detail that is emptied takes what the record says once it is left', async () => {
  await prepare({ ...held, assembly: { ...held.assembly, actaNumber: '12' } });
  const number = screen.getByLabelText<HTMLInputElement>('Número del acta');
  await userEvent.clear(number);
  expect(number.value).toBe('');
  await userEvent.tab();
  expect(number.value).toBe('12');
});

test('minutes kept in this browser only are moved once into the shared minutes', async () => {
  const key = 'asamblea-acta-demo-1-1';
  localStorage.setItem(key, JSON.stringify({ ...noDetails, chair: 'Ana Ruiz', number: '9' }));
  kept.set('1', { ...beginActa(1, 1), details: { ...noDetails, number: '12' } });
  await prepare(held);
  await waitFor(() => expect(chair().value).toBe('Ana Ruiz'));
  expect(screen.getByLabelText<HTMLInputElement>('Número del acta').value).toBe('12');
  expect(localStorage.getItem(key)).toBeNull();
});

test.each(['{', '"x"', '{"number":7}', `{"place":"${'x'.repeat(300)}"}`])(
  'foreign text left in the storage (%s) is ignored',
  async (left) => {
    localStorage.setItem('asamblea-acta-demo-1-1', left);
    localStorage.setItem('asamblea-acta-words-demo-1-1-ana', left);
    await prepare(held);
    expect(chair().value).toBe('');
  },
);

test('each call has words of its own', async () => {
  const failed: Milestone = { ...installed, eventId: 'e0', at: at - 1, kind: 'call-failed' };
  const second: Milestone = { ...installed, eventId: 'e2', at: at + 1, call: 2 };
  kept.set('2', { ...beginActa(1, 2), details: { ...noDetails, chair: 'Ana Ruiz' } });
  await prepare({ ...planned, quorum: { ...planned.quorum, milestones: [failed, second] } });
  expect(chair().value).toBe('Ana Ruiz');
  await userEvent.click(screen.getByLabelText('Convocatoria'));
  await userEvent.click(screen.getByRole('option', { name: /^Primera/u }));
  await waitFor(() => expect(chair().value).toBe(''));
});

test('the interventions and the statements that people asked to record are in the document', async () => {
  await prepare(held);
  const [, closing] = screen.getAllByLabelText('Lo que se dijo');
  await userEvent.type(closing ?? document.body, 'Se dieron las gracias.');
  const asks = screen.getAllByRole('button', { name: 'Constancias' });
  await userEvent.click(asks[1] ?? document.body);
  await userEvent.type(screen.getByLabelText('Constancias'), 'Luis se opuso.');
  const sheet = screen.getByRole('article').textContent;
  expect(sheet).toContain('Se dieron las gracias.');
  expect(sheet).toContain('Constancia: Luis se opuso.');
  expect(sheet).not.toContain('[completar: constancias');
});

test('words of a question that the document does not have are read, and are told to be apart', async () => {
  const apart = { place: 'question', placeId: 'q9', kind: 'said', text: 'Se habló.' } as const;
  kept.set('1', { ...beginActa(1, 1), notes: [apart] });
  await prepare(held);
  const own = await screen.findByRole('region', { name: 'Notas de algo que el acta no tiene' });
  expect(own.textContent).toContain('No están en el acta');
  expect(own.querySelector('textarea')?.value).toBe('Se habló.');
  expect(screen.getByRole('article').textContent).not.toContain('Se habló.');
});

test('while somebody else writes nobody types here, until the pen is taken', async () => {
  const pen = { memberId: 'luis', name: 'Luis S.', until: at + 60_000 };
  kept.set('1', { ...beginActa(1, 1), pen });
  await prepare(held);
  expect(screen.getByText('Escribe Luis S.')).toBeTruthy();
  expect(chair().readOnly).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Tomar la pluma' }));
  await waitFor(() => expect(chair().readOnly).toBe(false));
});

test('a missing item that the law wants leads to the field that fills it', async () => {
  await prepare(held);
  await userEvent.click(screen.getByRole('button', { name: 'Completar: Forma en que se convocó' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Forma del aviso'));
});

test('the minutes go to review with their details from the record', async () => {
  await prepare({ ...held, assembly: { ...held.assembly, actaNumber: '12' } });
  expect(screen.getByLabelText<HTMLInputElement>('Número del acta').value).toBe('12');
  await userEvent.click(screen.getByRole('button', { name: 'Pasar a revisión' }));
  expect(await screen.findByText('En revisión')).toBeTruthy();
  expect(kept.get('1')).toMatchObject({ state: 'review', details: { number: '12' } });
});

test('the auditor reads and types nothing', async () => {
  enterAs('auditor');
  await prepare(held);
  expect(chair().readOnly).toBe(true);
  expect(screen.queryByRole('button', { name: 'Pasar a revisión' })).toBeNull();
});

test('a member without the acta part is told so', () => {
  enterWithout('draft-acta', 'auditor');
  renderPage(<ActaPage />);
  expect(screen.getByText('Usted no prepara el acta')).toBeTruthy();
});

test('how the meeting was called is there already, for the secretary to correct', async () => {
  const called: NotedConvocation = {
    ...{ kind: 'ordinary', approvesAccounts: true, caller: 'administrator' },
    ...{ sentOn: '2026-11-01', secondCallAt: null, place: 'Salón comunal' },
  };
  await prepare({ ...held, called });
  expect(screen.getByRole('article').textContent).toMatch(
    /Salón comunal.*en sesión ordinaria.*La convocatoria la hizo la administración, .*1 de noviembre de 2026/su,
  );
});

const whole: ActaDocument['details'] = {
  ...{ ...noDetails, number: '7', kind: 'ordinary', place: 'Salón' },
  ...{ chair: 'Ana Ruiz', secretary: 'Luis Soto' },
};
const spanish: ActaRecord = {
  ...held,
  assembly: { ...held.assembly, rulePack: 'es-lph', timeZone: 'Europe/Madrid' },
};
const version: ActaVersion = {
  ...{ session: 1, call: 1, number: 1, reason: '', digest: `1a2b3c4d${'0'.repeat(56)}` },
  ...{ pdf: { digest: '0', size: 1 }, at, by: 'luis', name: 'Luis S.', pendingIds: [] },
  ...{ signatories: [], signatures: [], communication: null },
};

/** The minutes fixed as the record of that instant had them. */
function fixedAs(
  record: ActaRecord,
  altered: NonNullable<ActaVersionsAnswer['shown']>['altered'] = [],
) {
  const document: ActaDocument = { ...beginActa(1, 1), state: 'fixed', version: 1, details: whole };
  kept.set('1', document);
  const [course] = coursesOf(record.quorum);
  if (course === undefined) throw new Error('It was held.');
  const draft = actaToSign(actaSubjectOf(record, course, document));
  versions = { versions: [version], staff: [], shown: { number: 1, draft, altered } };
}

test('the preparer of the signature reads what freezes and chooses the signers on the screen', async () => {
  kept.set('1', { ...beginActa(1, 1), state: 'review', details: whole });
  versions = { ...versions, staff: [{ memberId: 'm1', name: 'ana ruiz' }] };
  await prepare(spanish);
  await userEvent.click(await screen.findByRole('button', { name: 'Preparar la firma' }));
  const chosen = screen.getByLabelText<HTMLInputElement>('Firma en pantalla: presidencia');
  expect(chosen.value).toBe('ana ruiz');
  fixedAs(spanish);
  kept.set('1', { ...beginActa(1, 1), state: 'review', details: whole });
  await userEvent.click(screen.getByRole('button', { name: 'Fijar la versión 1' }));
  expect(await screen.findByText('Para la firma')).toBeTruthy();
  expect(callApi).toHaveBeenCalledWith(
    ...(['POST', '/api/reports/acta/versions'] as const),
    expect.objectContaining({
      signatories: [
        { place: 'chair', memberId: 'm1' },
        { place: 'secretary', memberId: null },
      ],
    }),
  );
  expect(await screen.findByText('Versión 1: ya no cambia.')).toBeTruthy();
});

test('a fixed version is shown as it was, and the lines that the record would change are named', async () => {
  fixedAs(spanish);
  answer({ ...spanish, assembly: { ...spanish.assembly, name: 'Otro nombre' } });
  renderPage(<ActaPage />);
  expect((await screen.findByRole('article')).textContent).toContain('Torres');
  expect(screen.getByText('El registro cambió después de fijar esta versión.')).toBeTruthy();
  expect(screen.getByText('Diría: Otro nombre')).toBeTruthy();
  expect(screen.queryByLabelText('Presidió')).toBeNull();
  expect(screen.getByRole('link', { name: 'Descargar el PDF' }).getAttribute('href')).toContain(
    '/api/reports/acta/file?session=1&call=1&number=1',
  );
  expect(screen.getByText('Huella 1a2b3c4d…')).toBeTruthy();
});

test('a step and a version whose hour ends in a full stop take no other one', async () => {
  fixedAs(held);
  const approval = { approver: 'la comisión', on: '2026-11-30' } as const;
  const document = kept.get('1') ?? beginActa(1, 1);
  const step = { state: 'approved', at, by: 'luis', name: 'Luis S.', approval } as const;
  kept.set('1', { ...document, steps: [step] });
  answer(held);
  renderPage(<ActaPage />);
  const steps = await screen.findByRole('list', { name: 'Pasos del acta' });
  expect(steps.textContent).toMatch(
    /\s[ap]\.\sm\. La aprobó la comisión, el 30 de noviembre de 2026\.$/u,
  );
  expect((await screen.findByText(/^La fijó Luis S\., /u)).textContent).toMatch(/\s[ap]\.\sm\.$/u);
});

test('an altered version is told in red, and one like the record says nothing', async () => {
  fixedAs(spanish, ['tree']);
  answer(spanish);
  renderPage(<ActaPage />);
  expect(await screen.findByText(/La versión 1 fue alterada/u)).toBeTruthy();
  expect(screen.queryByText(/El registro cambió/u)).toBeNull();
});

test('another version asks for its reason, and the minutes are a draft again', async () => {
  fixedAs(spanish);
  answer(spanish);
  renderPage(<ActaPage />);
  await userEvent.click(await screen.findByRole('button', { name: 'Hacer la versión 2' }));
  await userEvent.type(
    screen.getByLabelText('Por qué hace falta otra versión'),
    'Se corrige la hora.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Abrir la versión 2' }));
  expect(await screen.findByText('Borrador')).toBeTruthy();
  expect(kept.get('1')).toMatchObject({ state: 'draft', reason: 'Se corrige la hora.' });
});
