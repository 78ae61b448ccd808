import type { CreateQuestionRequest, SecretForecast } from '@asamblea/domain';
import { render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiFailure } from '../../../../firebase/asking/ApiFailure.ts';
import { callApi } from '../../../../testing/fakes/firebase/asking/callApi.ts';
import { keepDocuments } from '../../../../testing/fakes/firebase/records/useDriveDocuments.ts';
import { newUser } from '../../../../testing/newUser.ts';
import { QuestionDialog } from './QuestionDialog.tsx';

let sent: CreateQuestionRequest[] = [];
let failWith: ApiFailure | null = null;
const onSaved = vi.fn();

/** The requests for a forecast, and their answers. */
let foreseen: unknown[] = [];
const forecast: SecretForecast = {
  ...{
    of: 'present',
    people: 8,
    units: 8,
    isUnchecked: false,
    decides: 'approval',
    reason: 'uneven',
  },
  ...{ atBest: { kind: 'rounded', step: 250 }, ofPart: { kind: 'rounded', step: 250 } },
  ...{ usual: { kind: 'verdict-only' }, alike: { kind: 'verdict-only' } },
};
let foresee: (body: unknown) => SecretForecast;

beforeEach(() => {
  foreseen = [];
  foresee = (body) => {
    foreseen.push(body);
    return forecast;
  };
  sent = [];
  failWith = null;
  onSaved.mockClear();
  callApi.mockImplementation(async (_method: string, path: string, body: CreateQuestionRequest) => {
    if (path === '/api/questions/forecast') return foresee(body);
    sent.push(body);
    if (failWith !== null) throw failWith;
    return { questionId: body.questionId, number: 1 };
  });
});

function openDialog(edited: CreateQuestionRequest | null = null) {
  render(
    <QuestionDialog
      law={{ rulePack: 'co-ph' }}
      warningsOf={() => []}
      items={['5. Elecciones']}
      editedId={edited?.questionId ?? null}
      terms={edited === null ? null : (({ questionId: _, ...terms }) => terms)(edited)}
      onClose={() => undefined}
      onSaved={onSaved}
    />,
  );
  return newUser();
}

const text = () => screen.getByRole('textbox', { name: /^Pregunta/u });
const create = () => screen.getByRole('button', { name: 'Crear pregunta' });

test('creates the chosen question', async () => {
  const user = openDialog();
  await user.type(text(), '  ¿Aprueba el presupuesto?  ');
  await user.click(screen.getByLabelText('Ofrecer «Abstención»'));
  await user.click(screen.getByLabelText(/Mostrar los votos en la pantalla/u));
  await user.selectOptions(screen.getByLabelText('Tiempo para votar'), '2 minutos');
  await user.click(create());
  await waitFor(() => expect(onSaved).toHaveBeenCalledWith(sent[0]?.questionId));
  expect(sent).toEqual([
    {
      questionId: expect.stringMatching(/^[0-9a-f-]{36}$/u),
      text: '¿Aprueba el presupuesto?',
      blank: true,
      abstention: false,
      liveBars: true,
      durationSeconds: 120,
      matterId: null,
      item: '',
      rehearsal: false,
      wall: false,
    },
  ]);
});

test('a matter brings its majority and its usual words, which one may write over', async () => {
  const user = openDialog();
  const matter = screen.getByLabelText('Asunto');
  expect(document.body.textContent).toContain('Mayoría ordinaria.');
  await user.selectOptions(matter, 'Reforma de estatutos y reglamento');
  expect(document.body.textContent).toContain('artículo 46');
  expect((text() as HTMLTextAreaElement).value).toBe('¿Aprueba la reforma propuesta?');
  await user.selectOptions(matter, 'Presupuesto');
  expect((text() as HTMLTextAreaElement).value).toBe('¿Aprueba el presupuesto presentado?');
  await user.clear(text());
  await user.type(text(), '¿Aprueba el presupuesto de 2027?');
  await user.selectOptions(matter, 'Cuotas de administración');
  expect((text() as HTMLTextAreaElement).value).toBe('¿Aprueba el presupuesto de 2027?');
  await user.click(create());
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  expect(sent[0]).toMatchObject({ matterId: 'ordinary-dues' });
});

test('does not offer items that are only informed', () => {
  openDialog();
  expect(screen.queryByRole('option', { name: 'Informe del administrador' })).toBeNull();
});

test('corrects a draft in its place', async () => {
  const edited = {
    ...{ questionId: 'q7', text: '¿Aprueba el informe?', blank: false, abstention: true },
    ...{ liveBars: true, durationSeconds: 60, matterId: 'budget', item: '3. Informes' },
    rehearsal: true,
  };
  const user = openDialog(edited);
  await user.click(screen.getByLabelText(/Es un ensayo/u));
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(onSaved).toHaveBeenCalledWith('q7'));
  const { questionId: _, ...terms } = edited;
  expect(sent).toEqual([{ ...terms, rehearsal: false, wall: false }]);
});

test('a secret question says what follows, cites the law and never shows running votes', async () => {
  const user = openDialog();
  await user.type(text(), '¿Aprueba la plancha?');
  await user.click(screen.getByLabelText(/Mostrar los votos en la pantalla/u));
  await user.click(screen.getByRole('radio', { name: 'Secreto' }));
  expect(screen.getByText(/Nadie sabrá qué votó cada unidad/u)).toBeTruthy();
  expect(screen.getByText(/Ley 675 de 2001, artículo 42/u)).toBeTruthy();
  const bars = screen.getByLabelText(/Mostrar los votos en la pantalla/u);
  expect(bars.hasAttribute('disabled')).toBe(true);
  await user.click(create());
  await waitFor(() => expect(sent[0]).toMatchObject({ disclosure: 'secret', liveBars: false }));
});

test('a secret question says, while it is written, what at best can be published of it, and when less', async () => {
  const user = openDialog();
  expect(screen.queryByText('Qué se podrá publicar')).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'Secreto' }));
  const told = (await screen.findByText('Qué se podrá publicar')).closest('[role="status"]');
  expect(told?.textContent).toContain('cifras en rangos de 25 % (por ejemplo, entre 50 % y 75 %)');
  expect(told?.textContent).toContain(
    'Si dos de cada tres votan lo mismo, solo si se aprobó o no.',
  );
  expect(told?.textContent).toContain('Es la cuenta de ahora');
  expect(foreseen).toEqual([{ blank: true, abstention: true, matterId: null, election: null }]);
  await user.selectOptions(screen.getByLabelText('Asunto'), 'Presupuesto');
  await waitFor(() => expect(foreseen).toHaveLength(2));
  expect(foreseen[1]).toMatchObject({ matterId: 'budget' });
});

test.each([
  [
    'it waits for absentees',
    new ApiFailure({
      ...{ code: 'secret-not-countable', statusCode: 409, message: 'No se puede en secreto.' },
    }),
    /No se puede en secreto/u,
  ],
  ['nobody answers', ApiFailure.network(), /No pudimos calcular qué se podrá publicar/u],
])('a forecast that does not come is said where %s', async (_, failure, said) => {
  foresee = () => {
    throw failure;
  };
  const user = openDialog();
  await user.click(screen.getByRole('radio', { name: 'Secreto' }));
  expect(await screen.findByText(said)).toBeTruthy();
});

test('asks for the text before sending anything', async () => {
  const user = openDialog();
  await user.type(text(), ' no ');
  await user.click(create());
  expect(screen.getByText(/de 5 a 600 letras/u)).toBeTruthy();
  expect(text().getAttribute('aria-invalid')).toBe('true');
  expect(sent).toEqual([]);
});

test('sends the same question again after losing the network', async () => {
  failWith = ApiFailure.network();
  const user = openDialog();
  await user.type(text(), '¿Aprueba el presupuesto?');
  await user.click(create());
  expect((await screen.findByRole('alert')).textContent).toContain('no sabemos si se hizo');
  expect(onSaved).not.toHaveBeenCalled();
  failWith = null;
  await user.click(create());
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  expect(sent[1]).toEqual(sent[0]);
});

test('a wall and running bars go together only when the roll is public', async () => {
  const user = openDialog();
  const wall = () => screen.getByRole('checkbox', { name: /qué unidades ya votaron/u });
  const bars = () => screen.getByLabelText(/Mostrar los votos en la pantalla/u);
  const roll = () => screen.getByLabelText('En la sala, el voto de cada unidad');
  await user.click(wall());
  await user.click(bars());
  expect(wall()).toHaveProperty('checked', false);
  expect(wall()).toHaveProperty('disabled', true);
  await user.selectOptions(roll(), 'unit');
  await user.click(wall());
  expect(wall()).toHaveProperty('checked', true);
  await user.selectOptions(roll(), '');
  expect(wall()).toHaveProperty('checked', false);
  await user.selectOptions(roll(), 'group');
  await user.click(screen.getByRole('radio', { name: 'Secreto' }));
  expect(roll()).toHaveProperty('value', '');
});

test('documents that voters may see hang from it, chosen by name', async () => {
  const entry = (name: string, shownTo: 'attendees' | 'staff') => ({
    ...{ entryId: crypto.randomUUID(), kind: 'document' as const, parentId: null, name, at: 0 },
    ...{ visibility: shownTo, shownTo },
  });
  const kept = [entry('Presupuesto.pdf', 'attendees'), entry('Borrador.pdf', 'staff')];
  keepDocuments(kept);
  const user = openDialog();
  await user.type(text(), '¿Aprueba el presupuesto?');
  await user.click(screen.getByLabelText('Documentos para leer antes'));
  const list = screen.getByRole('listbox', { name: 'Documentos para leer antes' });
  expect(list.textContent).toBe('Presupuesto.pdf Asistentes');
  await user.keyboard('{ArrowDown}{Enter}{Escape}');
  expect(screen.getByRole('button', { name: 'Presupuesto.pdf' })).toBeTruthy();
  await user.click(create());
  await waitFor(() => expect(sent[0]?.documentIds).toEqual([kept[0]?.entryId]));
});
