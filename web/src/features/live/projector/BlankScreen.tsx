import { screenSize } from '../../../ui/device/screenSize.ts';
import { AssemblyLogo } from '../../../ui/pictures/AssemblyLogo.tsx';
import { ScreenWayIn } from '../../../ui/screens/ScreenWayIn.tsx';

interface BlankScreenProps {
  readonly cot: string;
  readonly assemblyName: string;
}

/** Nothing to look at, on purpose: only whose assembly it is and how to come in. */
export function BlankScreen({ cot, assemblyName }: BlankScreenProps) {
  return (
    <main className="blank-screen hall-backdrop">
      <AssemblyLogo height={screenSize(14)} />
      <h1 className="blank-screen-words">{assemblyName}</h1>
      <ScreenWayIn cot={cot} size="max(8rem, min(24vh, 24vw))" />
    </main>
  );
}
