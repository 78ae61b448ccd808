import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { importWhenOnline } from '../../firebase/listening/importWhenOnline.ts';
import { Loading } from '../../ui/feedback/Loading.tsx';
import { QuietGuard } from '../../ui/feedback/QuietGuard.tsx';
import { Button } from '../../ui/widgets/Button.tsx';
import { LateTheme } from '../look/LateTheme.tsx';

const PhoneFloor = lazy(() =>
  importWhenOnline(() => import('../../features/hall/floor/PhoneFloor.tsx')).then((loaded) => ({
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

interface BallotFloorProps {
  readonly cot: string;
  /** How often it was asked for from elsewhere on the page. */
  readonly asks?: number;
}

/** Under the ballot of a phone, one button: nothing of it is fetched until it is pressed. */
export function BallotFloor({ cot, asks = 0 }: BallotFloorProps) {
  const [isOpen, setOpen] = useState(() => readOpened() === cot);
  const place = useRef<HTMLDivElement>(null);

  function open(): void {
    setOpen(true);
    keepOpened(cot);
  }

  useEffect(() => {
    if (asks === 0) return;
    keepOpened(cot);
    place.current?.focus();
  }, [asks, cot]);

  if (!isOpen && asks === 0) {
    return (
      <div className="ballot-floor">
        <Button onClick={open} size="tall">
          Hablar o preguntar
        </Button>
      </div>
    );
  }
  return (
    <div ref={place} tabIndex={-1} className="quiet-focus">
      <QuietGuard>
        <Suspense fallback={<Loading shape="text" />}>
          <LateTheme>
            <PhoneFloor cot={cot} />
          </LateTheme>
        </Suspense>
      </QuietGuard>
    </div>
  );
}
