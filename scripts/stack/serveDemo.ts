import type { Mailbox } from '../mailbox/openMailbox.ts';
import { buildStack, webEmulators } from './buildStack.ts';
import { allServices } from './emulators/services.ts';
import { clientEnvironment } from './emulators/stackEnvironment.ts';
import { type Emulators, startEmulators } from './emulators/startEmulators.ts';
import type { PortName, StackPorts } from './ports/stackPorts.ts';
import { prepareStack, type Stack } from './prepareStack.ts';
import { duration, say } from './process/say.ts';
import { StackProblem } from './process/stackProblem.ts';
import { runMigration } from './runMigration.ts';
import { runSeed } from './runSeed.ts';
import { createSaver, keeping } from './saved/createSaver.ts';
import { openSavedData } from './saved/openSavedData.ts';
import { startTick } from './startTick.ts';

/**
 * The processes that run beside the emulators. `died` settles with the reason, in Spanish, if it ends by
 * itself.
 */
export type Companions = { readonly died: Promise<string>; stop(): Promise<void> };

const mailboxPorts = ['smtp', 'mailbox'] as const satisfies readonly PortName[];
const none: Companions = { died: new Promise(() => undefined), stop: async () => undefined };

/**
 * The whole local stack with the demonstration assembly, until `stop` is raised. `firebase emulators:exec` runs a
 * script beside the emulators too, but it saves only at the end and goes on when the database is gone.
 */
export async function serveDemo(request: {
  readonly command: string;
  readonly extraPorts: readonly PortName[];
  readonly stop: AbortSignal;
  readonly startCompanions?: (stack: Stack) => Promise<Companions>;
  readonly address: (stack: Stack) => string;
  readonly saveEveryMs?: number;
  /** Where what is sent by mail is kept, unless somebody named a relay. */
  readonly openMailbox?: typeof openOwnMailbox;
}): Promise<number> {
  const { stop } = request;
  const openMailbox = process.env.ASAMBLEA_SMTP_URL
    ? undefined
    : (request.openMailbox ?? openOwnMailbox);
  const extraPorts = [...request.extraPorts, ...(openMailbox === undefined ? [] : mailboxPorts)];
  const stack = await prepareStack({ ...request, extraPorts, name: 'start' });
  let mailbox: Mailbox | undefined;
  try {
    await buildStack({ mode: 'start', emulators: webEmulators(stack), stop });
    const startedAt = performance.now();
    const saved = await openSavedData(stack.folders.data);
    mailbox = await openMailbox?.(stack.ports);
    const { environment = {} } = mailbox ?? {};
    const [services, savedData] = [allServices, saved?.path];
    const emulators = await startEmulators({ ...stack, services, savedData, environment, stop });
    say(`Emuladores: ${duration(performance.now() - startedAt)}`);
    await serve(stack, emulators, { ...request, mailbox, isOlder: saved?.isOlder ?? false });
    return 0;
  } finally {
    await mailbox?.close();
    await stack.folders.close();
  }
}

/** Its libraries are loaded once it is known that anything is installed. */
async function openOwnMailbox(ports: StackPorts): Promise<Mailbox> {
  const { openMailbox } = await import('../mailbox/openMailbox.ts');
  return openMailbox(ports);
}

async function serve(
  stack: Stack,
  emulators: Emulators,
  request: Parameters<typeof serveDemo>[0] & {
    readonly mailbox: Mailbox | undefined;
    readonly isOlder: boolean;
  },
): Promise<void> {
  const { stop } = request;
  const hub = `http://127.0.0.1:${stack.ports.hub}`;
  const saver = createSaver({ hub, folder: stack.folders.data }, request.saveEveryMs);
  let companions = none;
  try {
    const environment = clientEnvironment(stack);
    if (request.isOlder) await runMigration({ environment, stop });
    await runSeed({ environment, withTestAssembly: false, stop });
    companions = (await request.startCompanions?.(stack)) ?? none;
    const tick = await startTick(`http://127.0.0.1:${stack.ports.hosting}`, stack.folders.keys);
    await saver.begin();
    const { mailbox } = request;
    if (mailbox !== undefined) say(`Correo: ${mailbox.address} (lo que se envía se lee ahí)`);
    say(
      `Listo: ${request.address(stack)} · asamblea «demo» · contraseña asamblea-2026 (Ctrl-C para detener)`,
    );
    const death = await Promise.race([emulators.died, companions.died, untilAborted(stop)]);
    tick.stop();
    if (death !== undefined) {
      throw new StackProblem(`${death} Se detiene todo lo demás.${keeping(saver.savedAt())}`);
    }
  } catch (error) {
    await saver.abandon();
    await companions.stop().finally(() => emulators.stop());
    throw error;
  }
  const isSaved = await companions
    .stop()
    .then(() => saver.saveLast())
    .finally(() => emulators.stop());
  if (!isSaved) {
    throw new StackProblem(
      `Todo detenido, pero no se guardó lo último.${keeping(saver.savedAt())}`,
    );
  }
  say('Todo detenido; los datos quedaron guardados.');
}

function untilAborted(stop: AbortSignal): Promise<undefined> {
  return new Promise((resolve) => {
    if (stop.aborted) resolve(undefined);
    stop.addEventListener('abort', () => resolve(undefined), { once: true });
  });
}
