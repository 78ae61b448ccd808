import {
  type InvitationSheet,
  invitationSheetsRequest,
  type MailQueueView,
} from '@asamblea/domain';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { callApi } from '../../../testing/fakes/firebase/asking/callApi.ts';
import { enterAs } from '../../../testing/fakes/firebase/session/session.tsx';
import { renderPage } from '../../../testing/renderPage.tsx';
import { InvitationBoard } from './InvitationBoard.tsx';
import type { Invitee } from './invitees.ts';

const invitee = (personId: string, more: Partial<Invitee> = {}): Invitee => ({
  ...{ row: 1, personId, name: personId, units: 'A-1', groups: ['A'], hasMail: true },
  ...{
    hasDocument: true,
    phone: '300 123 4567',
    status: 'pending',
    detail: '',
    mailId: null,
    fate: null,
    isOpen: false,
  },
  ...more,
});
const invitees = [
  ...[invitee('Ana', { phone: '12' }), invitee('Eva', { hasMail: false, status: 'without-mail' })],
  invitee('Mar', { status: 'unconfirmed', fate: 'unconfirmed', mailId: 'm-mar', isOpen: true }),
];
let sent: (readonly [string, unknown])[] = [];
let queue: MailQueueView;

beforeEach(() => {
  sent = [];
  enterAs('moderator');
  queue = { waiting: 0, sending: 0, accepted: 0, failed: 0, pace: 60, pausedAt: null };
  callApi.mockImplementation(async (_method: string, path: string, body: object) => {
    if (path === '/api/mail/queue/advance') return queue;
    sent.push([path, body]);
    if (path === '/api/invitations/bulk') {
      return { results: [{ personId: 'Ana', status: 'queued' }] };
    }
    // The printing after it is the work of `credentialsAndForms`.
    if (path === '/api/notices/forms') return new Promise(() => undefined);
    if (path === '/api/invitations/sheets') return { sheets: sheetsOf(body), unknown: [] };
    return {};
  });
});

/** Eva left the roster meanwhile. */
function sheetsOf(body: object): readonly InvitationSheet[] {
  const { personIds } = invitationSheetsRequest.parse(body);
  return personIds
    .filter((personId) => personId !== 'Eva')
    .map((personId) => ({
      ...{ personId, path: `/loginVirtual#invitacion=de-${personId};c`, expiresAt: 1, code: null },
    }));
}

function draw() {
  const onMoved = vi.fn();
  const assembly = { name: 'Torres', cot: 'torres', timeZone: 'UTC', country: 'CO' };
  const { user } = renderPage(
    <InvitationBoard {...{ assembly, invitees, onMoved, formPaper: () => ({ content: [] }) }} />,
  );
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  return { press, onMoved };
}

test('people with mail are invited once a person confirms it, and those without are named', async () => {
  const { press, onMoved } = draw();
  expect(screen.getByText(/Sin correo: Eva \(A-1\)/u)).toBeTruthy();
  await press('Enviar 1 invitación');
  expect(sent).toEqual([]);
  await press('Enviar');
  await waitFor(() => expect(onMoved).toHaveBeenCalled());
  expect(sent).toEqual([
    ['/api/invitations/bulk', { batchId: expect.any(String), personIds: ['Ana'] }],
  ]);
});

test('credentials and proxy forms are asked for together, for one file', async () => {
  const { press } = draw();
  await press('Imprimir credenciales y poderes (2)');
  await waitFor(() => expect(sent.map(([path]) => path)).toContain('/api/notices/forms'));
  expect(sent[0]).toEqual([
    '/api/invitations/sheets',
    { batchId: expect.any(String), personIds: ['Ana', 'Eva'] },
  ]);
});

test('a person says what became of a message whose fate is hidden', async () => {
  const { press } = draw();
  await press('No llegó, enviar otro: Mar');
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toEqual(['/api/mail/queue/settle', { mailId: 'm-mar', says: 'lost' }]);
});

test('a person is written to by WhatsApp with their own link, once it is prepared', async () => {
  const { press, onMoved } = draw();
  await press('Por confirmar 1');
  await press('WhatsApp con el enlace de Mar');
  expect(sent).toEqual([]);
  await press('Preparar el texto');
  await screen.findByText('El texto está listo.');
  expect(sent).toEqual([
    ['/api/invitations/sheets', { batchId: expect.any(String), personIds: ['Mar'], forText: true }],
  ]);
  expect(onMoved).toHaveBeenCalled();
  const href = screen.getByRole('link', { name: 'Abrir WhatsApp' }).getAttribute('href') ?? '';
  const address = new URL(href);
  expect(address.host + address.pathname).toBe('wa.me/573001234567');
  expect(address.searchParams.get('text')).toContain('/loginVirtual#invitacion=de-Mar;c');
});

test('texts of many are prepared at once; who has no clear phone, or left the roster, is named', async () => {
  const { press } = draw();
  await press('Textos para WhatsApp o SMS (2)');
  await press('Preparar 2 textos');
  await screen.findByText('1 texto: listo. Cada uno con su enlace.');
  expect(screen.getByText(/Sin teléfono claro en el padrón: Ana \(A-1\)\./u)).toBeTruthy();
  expect(screen.getByText(/ya no están en el padrón: Eva \(A-1\)\./u)).toBeTruthy();
});

test('waiting mail is told with its pace, and is paused', async () => {
  queue = { ...queue, waiting: 120 };
  const { press } = draw();
  expect(await screen.findByText(/Faltan 120 mensajes\..*60 por minuto/u)).toBeTruthy();
  queue = { ...queue, pausedAt: 1 };
  await press('Detener');
  expect(await screen.findByText('El correo está detenido')).toBeTruthy();
  expect(sent).toEqual([['/api/mail/queue/pause', { paused: true }]]);
});
