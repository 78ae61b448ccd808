import { boothEndpoints } from '@asamblea/domain';
import { useEffect, useId, useRef, useState } from 'react';
import { ApiFailure } from '../../../firebase/asking/ApiFailure.ts';
import { askApi } from '../../../firebase/asking/askApi.ts';
import { Button } from '../../../ui/widgets/Button.tsx';
import { Message } from '../../../ui/widgets/Message.tsx';

/** Whether this device stops being a booth, on the whole screen. The button that changes nothing has the focus. */
export function CloseBooth({ onCancel }: { readonly onCancel: () => void }) {
  const [titleId, textId] = [useId(), useId()];
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const rejection = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isBusy) rejection.current?.focus();
  }, [isBusy]);

  async function close() {
    setBusy(true);
    try {
      await askApi(boothEndpoints.closeBooth);
    } catch (error) {
      const found = ApiFailure.of(error);
      // The closing was answered once, and that answer did not come here.
      if (found.code !== 'booth-closed') {
        setFailure(found);
        setBusy(false);
        return;
      }
    }
    location.replace('/login');
  }

  return (
    <div
      role="dialog"
      aria-modal="true"
      aria-labelledby={titleId}
      aria-describedby={textId}
      // A touch beside the buttons leaves the keys here.
      tabIndex={-1}
      className="close-booth"
      onKeyDown={({ key }) => {
        if (key === 'Escape' && !isBusy) onCancel();
      }}
    >
      <div className="close-booth-question">
        <h2 id={titleId} className="step-heading-title">
          ¿Cerrar este puesto?
        </h2>
        <p id={textId} className="text free-step-large">
          Ya no se podrá votar en este equipo. Para abrirlo otra vez, alguien de la mesa tiene que
          ingresar con su cuenta.
        </p>
        {failure !== null && !isBusy && (
          <Message tone="critical" title="No sabemos si el puesto quedó cerrado.">
            {failure.message} {failure.explanation}
          </Message>
        )}
        <div className="close-booth-answers">
          <Button ref={rejection} size="huge" look="outlined" isBusy={isBusy} onClick={onCancel}>
            Cancelar
          </Button>
          <Button size="huge" look="filled" isBusy={isBusy} onClick={() => void close()}>
            Cerrar puesto
          </Button>
        </div>
      </div>
    </div>
  );
}
