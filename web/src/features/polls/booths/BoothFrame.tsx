import type { BoothState } from '@asamblea/domain';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useRootClass } from '../../../ui/device/useRootClass.ts';
import { Button } from '../../../ui/widgets/Button.tsx';
import { Message } from '../../../ui/widgets/Message.tsx';
import { CloseBooth } from './CloseBooth.tsx';

interface BoothFrameProps {
  readonly state: BoothState;
  /** Only between two people. */
  readonly mayClose: boolean;
  /**
   * The message that comes and goes by itself. It stands over the name: lower down, it would move a vote
   * under the finger.
   */
  readonly notice: string | null;
  readonly children: ReactNode;
}

/** The whole screen of the tablet: which booth it is, the step, and no way to anywhere else. */
export function BoothFrame({ state, mayClose, notice, children }: BoothFrameProps) {
  const [isClosing, setClosing] = useState(false);
  const leave = useRef<HTMLButtonElement>(null);
  const wasClosing = useRef(false);
  useRootClass('booth-frame-page');
  // A person who cancels is again where they were.
  useEffect(() => {
    if (wasClosing.current && !isClosing) leave.current?.focus();
    wasClosing.current = isClosing;
  }, [isClosing]);

  if (isClosing) {
    return (
      <div className="booth-frame">
        <CloseBooth onCancel={() => setClosing(false)} />
      </div>
    );
  }
  return (
    <div className="booth-frame">
      <header className="booth-frame-header">
        <div className="booth-frame-name">
          <p className="text anywhere">
            {state.name}
            <span className="muted"> · {state.ballot.assemblyName}</span>
          </p>
          {notice !== null && (
            <Message tone="warning" role="status" className="booth-frame-notice">
              {notice}
            </Message>
          )}
        </div>
        {mayClose && (
          <Button
            ref={leave}
            isInherited
            size="tall"
            className="booth-frame-leave"
            onClick={() => setClosing(true)}
          >
            Cerrar puesto
          </Button>
        )}
      </header>
      <main className="booth-frame-main">{children}</main>
    </div>
  );
}
