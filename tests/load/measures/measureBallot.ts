import { openingOf } from '@asamblea/domain/testing/openingOf';
import type { Browser, CDPSession } from 'playwright-core';
import { openPage, phone } from '../../support/browser/openPage.ts';
import { newJourney } from '../../support/visits/newJourney.ts';
import { signIn } from '../../support/visits/signIn.ts';
import { medianOf } from '../figures/distribution.ts';

/** A page opened by somebody who never was here, on a phone of a hall or a slow machine at its door. */
export interface PageMeasure {
  readonly path: string;
  readonly runs: number;
  /** Milliseconds until it can be used, the run in the middle. */
  readonly ready: number;
  /** Until it can be used: what was asked for, and bytes of scripts as they came over the network. */
  readonly requests: number;
  readonly scriptBytes: number;
  /** Of scripts, also what was fetched ahead; null where the page was left as soon as it could be used. */
  readonly allScriptBytes: number | null;
}

const slowNetwork = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 1_600_000 / 8,
};
const slowProcessor = 4;
/** Nothing more comes when nothing came for this long. */
const quietMs = 4_000;
const patienceMs = 120_000;

const text = '¿Aprueba el presupuesto?';
const units = [
  ['101', 'Ana', '60'],
  ['102', 'Beto', '40'],
] as const;

interface Opening {
  readonly path: string;
  readonly who: string;
  /** There once the page can be used: what a finger would press, or a text. */
  readonly sign: { readonly selector: string; readonly text?: string };
  readonly runs: number;
  readonly isLeftAtOnce: boolean;
}

const openings = (runs: number): readonly Opening[] => [
  {
    ...{ path: '/votes/current', who: 'ana', sign: { selector: 'input[type=radio]' } },
    ...{ runs, isLeftAtOnce: true },
  },
  {
    ...{ path: '/register', who: 'registrar', sign: { selector: '[role=combobox]' } },
    ...{ runs: 1, isLeftAtOnce: false },
  },
  {
    ...{ path: '/votes/private', who: 'moderator', sign: { selector: 'main', text } },
    ...{ runs: 1, isLeftAtOnce: false },
  },
];

/**
 * The time of the ballot on a slow phone, and the files that the desk and the chair fetch. Needs the
 * environment of the emulators and `ASAMBLEA_HOSTING`, as the journeys do (`runPages`).
 */
export async function measureBallot(
  browser: Browser,
  runs: number,
): Promise<readonly PageMeasure[]> {
  const cot = `banco-paginas-${Date.now()}`;
  const journey = await newJourney(browser, { cot, units });
  await journey.enter('Ana');
  const questionId = crypto.randomUUID();
  const terms = { blank: true, abstention: true, liveBars: false, durationSeconds: null };
  await requireDone(journey.send('moderator', '/api/questions', { questionId, text, ...terms }));
  const opened = openingOf(questionId);
  await requireDone(journey.send('moderator', '/api/questions/open', opened));
  const measures: PageMeasure[] = [];
  for (const opening of openings(runs)) {
    // The first answers of functions that have just started are of no voter's phone.
    await open(browser, cot, { ...opening, isLeftAtOnce: true });
    const seen: Sight[] = [];
    for (let i = 0; i < opening.runs; i += 1) seen.push(await open(browser, cot, opening));
    measures.push({
      path: opening.path,
      runs: opening.runs,
      ready: medianOf(seen.map(({ ready }) => ready)),
      requests: medianOf(seen.map(({ requests }) => requests)),
      scriptBytes: medianOf(seen.map(({ scriptBytes }) => scriptBytes)),
      allScriptBytes: opening.isLeftAtOnce
        ? null
        : medianOf(seen.map(({ allScriptBytes }) => allScriptBytes)),
    });
  }
  return measures;
}

type Sight = Pick<PageMeasure, 'ready' | 'requests' | 'scriptBytes'> & {
  readonly allScriptBytes: number;
};

async function open(browser: Browser, cot: string, opening: Opening): Promise<Sight> {
  const { context, page } = await openPage(browser, { viewport: phone, serviceWorkers: 'block' });
  try {
    await signIn(context, cot, `${opening.who}-${cot}@asamblea.test`);
    const chromium = await context.newCDPSession(page);
    const traffic = await watchTraffic(chromium);
    await chromium.send('Network.emulateNetworkConditions', slowNetwork);
    await chromium.send('Emulation.setCPUThrottlingRate', { rate: slowProcessor });
    await page.addInitScript(noteReady, opening.sign);
    await page.goto(opening.path, { waitUntil: 'commit' });
    const noted = await page.waitForFunction(
      () => performance.getEntriesByName('asamblea-usable')[0]?.startTime,
      undefined,
      { timeout: patienceMs, polling: 250 },
    );
    const ready = Number(await noted.jsonValue());
    const { requests, scriptBytes } = traffic.sum();
    if (!opening.isLeftAtOnce) await traffic.settle();
    return { ready, requests, scriptBytes, allScriptBytes: traffic.sum().scriptBytes };
  } finally {
    await context.close();
  }
}

/** Runs in the page, from its first moment. */
function noteReady(sign: Opening['sign']): void {
  const look = () => {
    const found = document.querySelector(sign.selector);
    if (found === null || found.matches(':disabled')) return;
    if (sign.text !== undefined && !found.textContent.includes(sign.text)) return;
    watching.disconnect();
    performance.mark('asamblea-usable');
  };
  const watching = new MutationObserver(look);
  watching.observe(document, { childList: true, subtree: true, attributes: true });
}

async function watchTraffic(chromium: CDPSession) {
  const scripts = new Set<string>();
  let requests = 0;
  let scriptBytes = 0;
  let lastAt = performance.now();
  chromium.on('Network.requestWillBeSent', ({ requestId, request }) => {
    lastAt = performance.now();
    requests += 1;
    if (new URL(request.url).pathname.endsWith('.js')) scripts.add(requestId);
  });
  chromium.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    lastAt = performance.now();
    if (scripts.has(requestId)) scriptBytes += encodedDataLength;
  });
  await chromium.send('Network.enable');
  return {
    sum: () => ({ requests, scriptBytes }),
    async settle() {
      const until = performance.now() + patienceMs;
      while (performance.now() - lastAt < quietMs && performance.now() < until)
        await new Promise((resolve) => setTimeout(resolve, 200));
    },
  };
}

async function requireDone(asked: Promise<{ status: number; body: unknown }>): Promise<void> {
  const { status, body } = await asked;
  if (status !== 200) throw new Error(`It was answered ${status}: ${JSON.stringify(body)}`);
}
