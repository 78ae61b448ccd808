import type { ReactNode } from 'react';
import { Icon } from '../widgets/Icon.tsx';
import { infoIcon } from '../widgets/icons.ts';

/** A drawing as those of `ui/widgets/icons.ts`: only this page has it. */
const pauseIcon =
  'M9 16h2V8H9zm3-14C6.48 2 2 6.48 2 12s4.48 10 10 10 10-4.48 10-10S17.52 2 12 2m0 18c-4.41 0-8-3.59-8-8s3.59-8 8-8 8 3.59 8 8-3.59 8-8 8m1-4h2V8h-2z';

interface NotInSessionProps {
  readonly tone: 'info' | 'warning';
  readonly title: string;
  readonly text: string;
  /** A clock, where there is something to wait for. */
  readonly children?: ReactNode;
}

/** That the session is not under way, in the size of the screen around it. */
export function NotInSession({ tone, title, text, children }: NotInSessionProps) {
  return (
    <div role="status" className={`session-notice session-notice-${tone}`}>
      <Icon path={tone === 'warning' ? pauseIcon : infoIcon} />
      <div className="session-notice-words">
        <strong>{title}.</strong> {keepTogether(text)} {children}
      </div>
    </div>
  );
}

/** An hour is never broken between «a.» and «m.». */
function keepTogether(text: string): string {
  return text.replace(/ ([ap])\. m\./gu, '\u00a0$1.\u00a0m.');
}
