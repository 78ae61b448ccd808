import { type BuildMode, buildStack, webEmulators } from './stack/buildStack.ts';
import { stackPorts } from './stack/ports/stackPorts.ts';
import { StackProblem } from './stack/process/stackProblem.ts';
import { runLauncher } from './stack/runLauncher.ts';

const modes: readonly BuildMode[] = ['start', 'test', 'cloud'];

await runLauncher(async (stop) => {
  const mode = modes.find((known) => known === (process.argv[2] ?? 'cloud'));
  if (mode === undefined) throw new StackProblem('Uso: node scripts/build.ts [start|test|cloud]');
  const emulators =
    mode === 'cloud'
      ? undefined
      : webEmulators({
          ports: stackPorts(mode, process.env.ASAMBLEA_PORT_SHIFT),
          emulator: { kind: 'firebaseTools', java: 21 },
        });
  await buildStack({ mode, emulators, stop });
  return 0;
});
