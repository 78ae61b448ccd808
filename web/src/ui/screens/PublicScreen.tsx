import type { ReactNode } from 'react';
import { useFit } from '../device/useFit.ts';
import { AssemblyLogo } from '../pictures/AssemblyLogo.tsx';
import { classes } from '../widgets/classes.ts';
import { ScreenWayIn } from './ScreenWayIn.tsx';

interface PublicScreenProps {
  /** The assembly's public key: an observer may come in with it. */
  readonly cot: string;
  /** The name of the assembly. */
  readonly title: string;
  /** The moment: the call, the question's number. */
  readonly moment: ReactNode;
  readonly children: ReactNode;
  /** Where coming in is what the hall has to do: the way in takes the right side from top to bottom. */
  readonly isEntrance?: boolean;
  /** As tall as the window on a public screen, for what takes up the room that is left. */
  readonly isWhole?: boolean;
}

/**
 * A public screen: a safe area around, one message in the middle, and above it who, when and how to come
 * in. On a phone, which is in already, the way in goes last.
 */
export function PublicScreen(props: PublicScreenProps) {
  const { cot, title, moment, children, isEntrance = false, isWhole = false } = props;
  const ref = useFit(!isWhole);
  return (
    <main
      ref={ref}
      className={classes(
        'public-screen hall-backdrop',
        isWhole && 'public-screen-whole',
        isEntrance && 'public-screen-entrance',
      )}
    >
      <header className="public-screen-header">
        <span className="public-screen-name">
          <AssemblyLogo height="1.6em" />
          {title}
        </span>
        <span className="muted">{moment}</span>
      </header>
      <div
        data-rise="opening"
        className={classes('public-screen-body', isWhole && 'public-screen-whole-body')}
      >
        {children}
      </div>
      <div className="public-screen-door">
        <ScreenWayIn cot={cot} isLarge={isEntrance} />
      </div>
    </main>
  );
}
