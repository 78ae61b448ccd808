import { strangerSession } from '@asamblea/domain';
import { render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { callApi } from '../testing/fakes/firebase/asking/callApi.ts';
import { enterAs, meetAt } from '../testing/fakes/firebase/session/session.tsx';
import { RouteGuard } from './RouteGuard.tsx';

let redirects: Readonly<Record<string, string>>;
const asked: string[] = [];
const assign = vi.fn();

beforeEach(() => {
  enterAs('registrar');
  redirects = {};
  asked.length = 0;
  assign.mockReset();
  vi.stubGlobal('location', { assign, origin: 'https://asamblea.example' });
  callApi.mockImplementation(async (_: string, path: string) => {
    asked.push(path);
    const from = new URL(path, 'http://x').searchParams.get('path') ?? '';
    if (from.startsWith('/offline')) throw new Error('Network Error');
    return { redirect: redirects[from] ?? null };
  });
});

function visit(path: string) {
  render(
    <MemoryRouter initialEntries={[path]}>
      <Routes>
        <Route element={<RouteGuard />}>
          <Route path="/" element={<p>Inicio</p>} />
          <Route path="/login" element={<p>Ingreso</p>} />
          <Route path="/register" element={<p>Registro</p>} />
          <Route path="/drive" element={<p>Documentos</p>} />
          <Route path="*" element={<p>Otra</p>} />
        </Route>
      </Routes>
    </MemoryRouter>,
  );
}

test('opens a route of the person', async () => {
  visit('/register');
  expect(await screen.findByText('Registro')).toBeTruthy();
});

test.each(['/register', '/x/y'])('sends a stranger from %s to sign in', async (path) => {
  meetAt({ session: strangerSession });
  visit(path);
  expect(await screen.findByText('Ingreso')).toBeTruthy();
  expect(asked).toEqual([]);
});

test('sends who is already in from the sign-in page home', async () => {
  visit('/login');
  expect(await screen.findByText('Inicio')).toBeTruthy();
});

test('says 403 for a route of others', async () => {
  visit('/votes/private');
  expect((await screen.findByText(/^403/u)).textContent).toContain('/votes/private');
});

test('says that a page is switched off, and leads members with the switches to them', async () => {
  enterAs('registrar', { off: ['drive'] });
  visit('/file');
  expect((await screen.findByText(/^403/u)).textContent).toContain('/file');
  expect(screen.getByText('Esta página está apagada: Documento')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Ver las funciones' })).toBeNull();
  enterAs('admin', { off: ['drive'] });
  visit('/file');
  expect(await screen.findByRole('link', { name: 'Ver las funciones' })).toBeTruthy();
});

test('says 404 with the full path, query included', async () => {
  visit('/nothing/here?x=1');
  expect(await screen.findByText('Page not found: /nothing/here?x=1')).toBeTruthy();
});

test('follows the redirect of the server before saying that a path does not exist', async () => {
  redirects = { '/old/path': '/register' };
  visit('/old/path');
  expect(await screen.findByText('Registro')).toBeTruthy();
});

test('leaves by full navigation when the redirect is absolute', async () => {
  redirects = { '/drive': 'https://docs.example.test/asamblea' };
  visit('/drive');
  await waitFor(() => expect(assign).toHaveBeenCalledWith('https://docs.example.test/asamblea'));
});

test('does without a redirect when the server does not answer', async () => {
  visit('/offline/path');
  expect(await screen.findByText('Page not found: /offline/path')).toBeTruthy();
});
