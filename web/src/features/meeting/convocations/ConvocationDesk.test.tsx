import {
  type ConvocationsAnswer,
  composeOutside,
  noticeDigest,
  textDigest,
  type UnmailedAnswer,
} from '@asamblea/domain';
import { bogota, composingFactsOf, noticeOf } from '@asamblea/domain/testing/composingFacts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { callApi } from '../../../testing/fakes/firebase/asking/callApi.ts';
import { enterAs } from '../../../testing/fakes/firebase/session/session.tsx';
import { renderPage } from '../../../testing/renderPage.tsx';
import { ConvocationDesk } from './ConvocationDesk.tsx';

const asked: [string, unknown][] = [];
let answer: ConvocationsAnswer;
let unmailed: UnmailedAnswer;

beforeEach(() => {
  asked.length = 0;
  unmailed = { canMail: true, missing: 0, withoutAddress: 1 };
  enterAs('admin');
  answer = {
    ...{ facts: composingFactsOf(), draft: null, sent: [], canMail: true, now: Date.now() },
    stopped: 0,
    people: { all: 3, withMail: 2 },
  };
  callApi.mockImplementation(async (method: string, path: string, body: unknown) => {
    if (method === 'POST') asked.push([path, body]);
    if (path.endsWith('/mail')) return method === 'POST' ? mailThem() : { ...unmailed };
    if (path === '/api/convocations/draft') return { draft: { savedAt: 7 } };
    if (path === '/api/convocations/recipients') return { recipients: [ana] };
    if (method === 'POST') return { convocationId: 'n1', number: 1, mails: 2 };
    return path === '/api/convocations' ? answer : { isIntact: true, changedAnnexes: [] };
  });
});

/** Everybody who lacked it gets it. */
function mailThem() {
  const mails = unmailed.missing;
  unmailed = { ...unmailed, missing: 0 };
  return { mails };
}

const ana = {
  ...{ personId: 'ana', name: 'Ana Ruiz', units: ['T1-101'], weight: 2_775_00, hasMail: true },
};

function open() {
  const { user } = renderPage(<ConvocationDesk meeting={() => <p>Fecha</p>} />);
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  return { user, press };
}

test('the notice is proposed whole, names missing parts and is previewed for each person', async () => {
  answer = { ...answer, facts: composingFactsOf({ points: [] }) };
  const { user, press } = open();
  const check = await screen.findByRole('region', { name: 'Lo que revisa la ley' });
  within(check).getByText('Falta');
  await user.click(within(check).getByLabelText('Ya lo dice el texto con otras palabras'));
  within(check).getByText('Con sus palabras');
  expect(within(check).queryByText('Falta')).toBeNull();
  await press('Ver el correo de una persona');
  await screen.findByText(/Apreciado\(a\) Ana Ruiz:/u);
  screen.getByText(/la unidad T1-101, con coeficiente de 0,2775/u);
});

test('a typed field without a place in the text is in the mail all the same, and the page says so', async () => {
  const { user, press } = open();
  const where = 'en la oficina, desde el 1 de marzo';
  await user.type(
    await screen.findByLabelText('Dónde y desde cuándo se revisan las cuentas'),
    where,
  );
  const check = screen.getByRole('region', { name: 'Lo que revisa la ley' });
  within(check).getByText(/lo agregamos: Dónde revisar las cuentas\./u);
  await press('Ver el correo de una persona');
  await screen.findByText(/Revisión de las cuentas: en la oficina, desde el 1 de marzo/u);
});

test('typed text is thrown away only after a confirmation', async () => {
  const { user, press } = open();
  const subject = await screen.findByLabelText<HTMLInputElement>('Asunto');
  const proposed = subject.value;
  await press('Volver a proponer');
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.type(subject, ' urgente');
  await press('Volver a proponer');
  await press('Seguir con lo escrito');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(subject.value).toBe(`${proposed} urgente`);
  await press('Volver a proponer');
  await press('Proponer otra vez');
  await waitFor(() => expect(subject.value).toBe(proposed));
});

test('a notice with a serious problem goes out only with a reason, and the text read is the text sent', async () => {
  answer = { ...answer, facts: composingFactsOf({ startsAt: Date.now() + 3_600_000 }) };
  const { user, press } = open();
  await press('Revisar y enviar');
  const dialog = await screen.findByRole('dialog');
  within(dialog).getByText(/2 de 3 personas\. A 1 sin correo/u);
  const send = within(dialog).getByRole('button', { name: 'Enviar de todos modos' });
  await user.click(send);
  expect(asked).toEqual([]);
  await user.type(within(dialog).getByLabelText('Por qué se envía así'), 'La ordenó el juez.');
  await user.click(send);
  expect(asked.map(([path]) => path)).toEqual(['/api/convocations/draft', '/api/convocations']);
  expect(asked[1]?.[1]).toMatchObject({
    ...{ session: 1, kind: 'first', savedAt: 7, reason: 'La ordenó el juez.' },
    seen: expect.stringMatching(/^[\da-f]{64}$/u),
  });
});

test('a sent notice is shown with its seal, and a later change asks for a correction', async () => {
  const notice = noticeOf({ text: '1. Informe de la administración\n2. Presupuesto de 2027' });
  const sent = [{ ...notice, digest: noticeDigest(notice) }];
  answer = { ...answer, sent, facts: composingFactsOf({ startsAt: bogota('2027-03-27') }) };
  const { press } = open();
  await screen.findByText(/antes el 26 de marzo de 2027/u);
  screen.getByText('La convocatoria n.º 1 del 1 de marzo de 2027 no dice lo mismo que la reunión:');
  screen.getByText(/^Citó para el 26 de marzo de 2027 a las 8:00 a\. m\. La reunión ya no es/u);
  expect(screen.queryByText('Salió con el plazo y el contenido que pide la ley.')).toBeNull();
  await press('Comprobar el sello');
  await screen.findByText('El aviso y sus anexos son los que salieron.');
  await press('Escribir una corrección');
  const changes = await screen.findByLabelText<HTMLTextAreaElement>(
    'En qué cambia el aviso anterior',
  );
  expect(changes.value).toBe(
    'El día y la hora: antes el 26 de marzo de 2027 a las 8:00 a. m.; ahora el 27 de marzo de 2027 a las 8:00 a. m.',
  );
});

test('a notice given by other means is declared, after reading what it called for', async () => {
  const { user, press } = open();
  await press('Ya se convocó por fuera');
  const dialog = await screen.findByRole('dialog');
  const declare = within(dialog).getByRole('button', { name: 'Anotar la convocatoria' });
  await user.click(declare);
  within(dialog).getByText('Escriba el día: hoy o antes.');
  expect(asked).toEqual([]);
  fireEvent.change(within(dialog).getByLabelText(/^Día en que salió/u), {
    target: { value: '2026-03-01' },
  });
  await user.type(within(dialog).getByLabelText(/^Por qué medio/u), 'carta y cartelera');
  const told = { sentOn: '2026-03-01', means: 'carta y cartelera' };
  const composed = composeOutside(answer.facts, told);
  within(dialog).getByText(/^La convocatoria a la asamblea de propietarios de Torres/u);
  await user.click(declare);
  expect(asked).toEqual([
    [
      '/api/convocations/outside',
      { ...told, convocationId: expect.any(String), session: 1, seen: textDigest(composed) },
    ],
  ]);
});

test('a notice declared from outside is shown as such, without a judgement of its term', async () => {
  const notice = noticeOf({ kind: 'outside', means: 'cartelera' });
  answer = { ...answer, sent: [{ ...notice, digest: noticeDigest(notice) }] };
  open();
  await screen.findByText(/mediante cartelera\. Se anotó el .* Aquí no se revisaron su plazo/u);
  expect(screen.queryByText(/Salió con el plazo/u)).toBeNull();
});

test('a meeting that was called is reminded of, and a retry reminds nobody twice', async () => {
  const notice = noticeOf();
  answer = { ...answer, sent: [{ ...notice, digest: noticeDigest(notice) }], stopped: 1 };
  const { press } = open();
  await screen.findByText('Pidieron no recibir recordatorios: 1.');
  await press('Enviar un recordatorio ahora');
  await screen.findByText('Recordatorio en camino a 2 personas.');
  expect(asked.map(([path]) => path)).toEqual(['/api/convocations/n1/remind']);
});

test('a meeting is called off with a reason, by one notice that everybody reads first', async () => {
  const notice = noticeOf();
  answer = { ...answer, sent: [{ ...notice, digest: noticeDigest(notice) }] };
  const { user, press } = open();
  await press('Cancelar la reunión');
  const dialog = await screen.findByRole('dialog', { name: 'Cancelar la reunión' });
  const send = within(dialog).getByRole('button', { name: 'Cancelar y avisar a todos' });
  await user.click(send);
  await within(dialog).findByText('Escriba el motivo.');
  expect(asked).toEqual([]);
  await user.type(within(dialog).getByLabelText('Por qué se cancela'), 'Faltan las cuentas.');
  within(dialog).getByText(/Motivo: Faltan las cuentas\./u);
  await user.click(send);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked.map(([path]) => path)).toEqual(['/api/convocations/call-off']);
  expect(asked[0]?.[1]).toMatchObject({
    ...{ session: 1, reason: 'Faltan las cuentas.', signer: '' },
    seen: expect.stringMatching(/^[\da-f]{64}$/u),
  });
});

test('once it was called off it says so, and asks for another date before another notice', async () => {
  const first = noticeOf({ calledOffAt: bogota('2027-03-05') });
  const off = noticeOf({
    ...{ convocationId: 'n2', number: 2, kind: 'cancellation', corrects: 'n1' },
    ...{ changes: 'Faltan las cuentas.', at: bogota('2027-03-05') },
  });
  answer = { ...answer, sent: [off, first], facts: composingFactsOf({ startsAt: null }) };
  open();
  await screen.findByText(/La reunión se canceló el 5 de marzo.*fíjele arriba otra fecha/u);
  const notice = screen.getByRole('article', { name: 'Cancelación n.º 2' });
  within(notice).getByText('Motivo: Faltan las cuentas.');
  within(notice).getByText(/Deja sin efecto el aviso n\.º 1\./u);
  for (const name of ['Escribir una corrección', 'Enviar un recordatorio ahora'])
    expect(screen.queryByRole('button', { name })).toBeNull();
});

test('people left out of the notice are mailed with one press, and then the button is gone', async () => {
  const notice = noticeOf();
  answer = { ...answer, sent: [{ ...notice, digest: noticeDigest(notice) }] };
  unmailed = { ...unmailed, missing: 2 };
  const { press } = open();
  await screen.findByText('A 2 personas que tienen correo no se les ha enviado este aviso.');
  await press('Enviar por correo a quienes falta');
  await screen.findByText('En camino a 2 personas.');
  expect(asked.map(([path]) => path)).toEqual(['/api/convocations/n1/mail']);
  const gone = screen.queryByRole('button', { name: 'Enviar por correo a quienes falta' });
  await waitFor(() => expect(gone?.isConnected ?? false).toBe(false));
});

test('where no mail can be sent it says who would put it right, without a button', async () => {
  const notice = noticeOf();
  const sent = [{ ...notice, digest: noticeDigest(notice) }];
  answer = { ...answer, sent, canMail: false };
  unmailed = { canMail: false, missing: 1, withoutAddress: 0 };
  open();
  await screen.findByText(/A 1 persona que tiene correo.*Ajustes, Integraciones/u);
  const press = screen.queryByRole('button', { name: 'Enviar por correo a quienes falta' });
  expect(press).toBeNull();
});

test('an auditor reads the sent notice and writes nothing', async () => {
  enterAs('auditor');
  open();
  await screen.findByText('No ha salido ninguna convocatoria');
  expect(screen.queryByRole('button')).toBeNull();
});
