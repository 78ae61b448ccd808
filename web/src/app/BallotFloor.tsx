import { lazy, Suspense, useState } from 'react';
import { importWhenOnline } from '../firebase/importWhenOnline.ts';
import { Loading } from '../ui/Loading.tsx';
import { QuietGuard } from '../ui/QuietGuard.tsx';
import { Button } from '../ui/widgets/Button.tsx';
import { LateTheme } from './LateTheme.tsx';

const PhoneFloor = lazy(() =>
  importWhenOnline(() => import('../features/hall/floor/PhoneFloor.tsx')).then((loaded) => ({
    default: loaded.PhoneFloor,
  })),
);

/** Remembered in the tab: who asked for the floor and comes back to the page sees where they are. */
const openedKey = 'asamblea-palabra';

function readOpened(): string | null {
  try {
    return sessionStorage.getItem(openedKey);
  } catch {
    return null;
  }
}

function keepOpened(cot: string): void {
  try {
    sessionStorage.setItem(openedKey, cot);
  } catch {
    // Where nothing is kept, the vote beside it goes on and the button is pressed again.
  }
}

/** Under the ballot of a phone, one button: nothing of it is fetched until it is pressed. */
export function BallotFloor({ cot }: { readonly cot: string }) {
  const [isOpen, setOpen] = useState(() => readOpened() === cot);

  function open(): void {
    setOpen(true);
    keepOpened(cot);
  }

  if (!isOpen) {
    return (
      <div className="ballot-floor">
        <Button onClick={open} size="tall">
          Hablar o preguntar
        </Button>
      </div>
    );
  }
  return (
    <QuietGuard>
      <Suspense fallback={<Loading shape="text" />}>
        <LateTheme>
          <PhoneFloor cot={cot} />
        </LateTheme>
      </Suspense>
    </QuietGuard>
  );
}
