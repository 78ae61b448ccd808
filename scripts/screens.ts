import { mkdir } from 'node:fs/promises';
import { routes } from '@asamblea/domain';
import { openingOf } from '@asamblea/domain/testing/openingOf';
import { openPage, phone, projector } from '../tests/support/browser/openPage.ts';
import { postAs } from '../tests/support/visits/postAs.ts';
import { signInByForm } from '../tests/support/visits/signInByForm.ts';
import { say } from './stack/process/say.ts';
import { launchBrowser } from './testing/launchBrowser.ts';

/**
 * Draws into `screens/`, which git ignores, from a freshly started demonstration (`npm start` in another
 * terminal): every page on a phone and on a projector, light and dark, in each moment of a vote.
 */
const folder = new URL('../screens/', import.meta.url).pathname;
/** `npm run screens -- quorum`: only the pictures whose name has that. */
const only = process.argv[2] ?? '';
const agenda = (place: number) => `7a5c0e1d-2026-4a00-8b00-00000000000${place}`;
process.env.ASAMBLEA_HOSTING ??= 'http://127.0.0.1:5000';

const people = ['admin', 'registro', 'moderador', 'votante', 'apoderado'] as const;
type Person = (typeof people)[number];
interface Shot {
  readonly name: string;
  readonly path: string;
  readonly as?: Person;
  readonly prepare?: (page: Visiting) => Promise<unknown>;
}
type Visiting = Awaited<ReturnType<typeof openPage>>['page'];

const before: readonly Shot[] = [
  { name: 'login', path: '/login?cot=demo' },
  { name: 'inicio', path: '/', as: 'moderador' },
  {
    name: 'registro',
    path: '/register',
    as: 'registro',
    prepare: (page) => search(page, 'T1-101'),
  },
  { name: 'importar', path: '/settings/database/file', as: 'admin', prepare: chooseDirtyRoster },
  { name: 'padron', path: '/settings/database', as: 'admin' },
  { name: 'quorum', path: '/quorum/public?cot=demo' },
  { name: 'proyector-quorum', path: '/votes/public?cot=demo' },
  { name: 'voto-espera', path: '/votes/current', as: 'votante' },
];
const voting: readonly Shot[] = [
  { name: 'voto', path: '/votes/current', as: 'votante' },
  { name: 'voto-dividido', path: '/votes/current', as: 'votante', prepare: splitVote },
  { name: 'voto-revisar', path: '/votes/current', as: 'votante', prepare: reviewVote },
];
const during: readonly Shot[] = [
  { name: 'votaciones-abierta', path: '/votes/private', as: 'moderador' },
  { name: 'proyector-pregunta', path: '/votes/public?cot=demo' },
  { name: 'emision-pregunta', path: '/stream/votacionWithOnSnapshot?cot=demo' },
];
const after: readonly Shot[] = [
  { name: 'votaciones-resultado', path: '/votes/private', as: 'moderador' },
  { name: 'voto-recibo', path: '/votes/current', as: 'votante' },
  { name: 'proyector-resultado', path: '/votes/public?cot=demo' },
  { name: 'emision-resultado', path: '/stream/votacionWithOnSnapshot?cot=demo' },
  { name: 'resultados', path: '/results/public?cot=demo' },
  { name: 'sin-codigo', path: '/votes/public' },
];

/** Every page that no moment above shows, by somebody who may open it. */
function otherPages(): readonly Shot[] {
  const moments = [...before, ...voting, ...during, ...after];
  const shown = new Set(moments.map(({ path }) => path.split('?')[0]));
  return routes
    .filter(({ path }) => !shown.has(path))
    .map(({ path, entry, roles }) => {
      const name = `pagina${path.replaceAll('/', '-').replace('{pageId}', 'escrita')}`;
      // A stream has nothing of its own before a question is put.
      const ways = path.startsWith('/stream') ? '&qr=on' : '';
      if (entry !== 'signed-in') return { name, path: `${path}?cot=demo${ways}` };
      const as = roles.includes('admin')
        ? 'admin'
        : roles.includes('voter')
          ? 'votante'
          : 'apoderado';
      return { name, path: path.replace('{pageId}', 'reglas-de-la-reunion'), as };
    });
}

const browser = await launchBrowser();
try {
  await mkdir(folder, { recursive: true });
  const sessions = await signEveryoneIn();
  await shoot(before, sessions);
  await shoot(otherPages(), sessions);
  // Some pictures again change nothing in the demonstration.
  if (only === '') await shootVote();

  async function shootVote(): Promise<void> {
    await post('moderador', '/api/questions/open', openingOf(agenda(1)));
    await shoot(voting, sessions);
    await post('votante', '/api/votes/cast', await ballotOf(agenda(1)));
    await shoot(during, sessions);
    await post('moderador', '/api/questions/close', { questionIds: [agenda(1)] });
    await showWhenCounted({ questionIds: [agenda(1)] });
    await shoot(after, sessions);
    await post('moderador', '/api/stage', { mode: 'quorum' });
  }

  async function post(as: Person, path: string, body: unknown): Promise<void> {
    const { status } = await postAs(sessions[as].page, path, body);
    if (status !== 200) throw new Error(`${path} answered ${status}: is the demonstration fresh?`);
  }

  /** A closing is counted a moment after it is asked for: until then there is no result to show. */
  async function showWhenCounted(asked: unknown): Promise<void> {
    const show = async () =>
      (await postAs(sessions.moderador.page, '/api/questions/show', asked)).status;
    while ((await show()) === 409) await new Promise((resolve) => setTimeout(resolve, 500));
  }

  async function ballotOf(questionId: string): Promise<unknown> {
    const choices = await sessions.votante.page.evaluate(async () => {
      const answer = await fetch('/api/votes/current');
      const { asked } = await answer.json();
      return asked[0].holdings.map((one: { unitId: string }) => ({
        unitId: one.unitId,
        optionIds: ['favour'],
      }));
    });
    return { questionId, requestId: crypto.randomUUID(), choices };
  }
} finally {
  await browser.close();
}

async function signEveryoneIn() {
  const visitors = await Promise.all(people.map(() => openPage(browser)));
  const [admin, registro, moderador, votante, apoderado] = visitors;
  if (!admin || !registro || !moderador || !votante || !apoderado)
    throw new Error('A browser did not open.');
  const sessions = { admin, registro, moderador, votante, apoderado };
  for (const person of people) {
    const { page } = sessions[person];
    await page.goto('/login?cot=demo');
    await signInByForm(page, `${person}@asamblea.test`);
  }
  return sessions;
}

async function shoot(
  shots: readonly Shot[],
  sessions: Awaited<ReturnType<typeof signEveryoneIn>>,
): Promise<void> {
  for (const shot of shots.filter(({ name }) => name.includes(only))) {
    for (const [size, viewport] of [
      ['390x844', phone],
      ['1920x1080', projector],
    ] as const) {
      for (const colorScheme of ['light', 'dark'] as const) {
        const visitor = await openPage(browser, { viewport, colorScheme });
        if (shot.as !== undefined) {
          await visitor.context.addCookies(await sessions[shot.as].context.cookies());
        }
        await visitor.page.goto(shot.path);
        await settle(visitor.page);
        await shot.prepare?.(visitor.page);
        const file = `${shot.name}-${size}-${colorScheme}.png`;
        await visitor.page.screenshot({ path: `${folder}${file}` });
        for (const complaint of visitor.complaints) say(`  ${file}: ${complaint}`);
        await visitor.context.close();
      }
    }
    say(`✓ ${shot.name}`);
  }
}

/** Live pages never go idle: done is when nothing is loading and the text stopped changing. */
async function settle(page: Visiting): Promise<void> {
  await page.waitForLoadState('load');
  await page.waitForFunction(
    () => {
      const text = document.getElementById('root')?.textContent.replace(/\d/gu, '') ?? '';
      // A part farther down waits until somebody goes there.
      const loading = [
        ...document.querySelectorAll('.MuiSkeleton-root, .skeleton, [aria-busy="true"]'),
      ].some((busy) => busy.getBoundingClientRect().top < innerHeight);
      const same = document.documentElement.dataset.seen === text;
      document.documentElement.dataset.seen = text;
      return text.trim() !== '' && same && !loading;
    },
    null,
    { polling: 700 },
  );
}

async function search(page: Visiting, text: string): Promise<void> {
  await page.getByRole('combobox').fill(text);
  await page.getByRole('option').first().waitFor();
}

async function chooseDirtyRoster(page: Visiting): Promise<void> {
  const file = new URL('../data/padron-sucio.csv', import.meta.url).pathname;
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByText('La unidad está repetida').first().waitFor();
}

async function splitVote(page: Visiting): Promise<void> {
  await page.getByRole('button', { name: 'Una por una' }).click();
}

async function reviewVote(page: Visiting): Promise<void> {
  await page.getByRole('radio', { name: 'A favor' }).click();
  await page.getByRole('button', { name: 'Revisar mi voto' }).click();
}
