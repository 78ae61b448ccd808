import type { ReactNode } from 'react';
import { Icon } from './widgets/Icon.tsx';
import { infoIcon, pauseIcon } from './widgets/icons.ts';

interface SessionMessageProps {
  readonly tone: 'info' | 'warning';
  readonly title: string;
  readonly text: string;
  /** A clock, where there is something to wait for. */
  readonly children?: ReactNode;
}

/** That the session is not under way, in the size of the screen around it. */
export function SessionMessage({ tone, title, text, children }: SessionMessageProps) {
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
