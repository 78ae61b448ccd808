import { stackPorts } from '../../scripts/stack/ports/stackPorts.ts';
import { startTick } from '../../scripts/stack/startTick.ts';
import { type Front, startFront } from '../../scripts/testing/startFront.ts';

/** An installation, and its clock, which may be stopped and begun apart from it. */
export interface Installation extends Front {
  startClock(): Promise<void>;
  stopClock(): void;
}

/**
 * The built application and its functions, of the project of this process and with times of its own, over the
 * emulators of the run: for what an installation does when it fails, which the others must not notice.
 */
export async function openInstallation(
  times: Readonly<Record<string, string>>,
  tickMillis: number,
): Promise<Installation> {
  const { FIRESTORE_EMULATOR_HOST = '', ASAMBLEA_KEYS_DIR: keys = '' } = process.env;
  const [host = '', port] = FIRESTORE_EMULATOR_HOST.split(':');
  const front = await startFront({
    stack: {
      name: 'test',
      ports: stackPorts('test', process.env.ASAMBLEA_PORT_SHIFT),
      emulator: { kind: 'given', host, port: Number(port) },
    },
    environment: { ...process.env, ...times },
    stop: AbortSignal.timeout(600_000),
  });
  let clock: { stop(): void } | undefined;
  const stopClock = () => clock?.stop();
  return {
    ...front,
    async startClock() {
      clock = await startTick(front.address, keys, tickMillis);
    },
    stopClock,
    async stop() {
      stopClock();
      await front.stop();
    },
  };
}
