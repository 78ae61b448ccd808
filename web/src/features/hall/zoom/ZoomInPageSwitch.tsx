import { type ZoomInPage, zoomEndpoints } from '@asamblea/domain';
import { askApi } from '../../../firebase/asking/askApi.ts';
import { useAttempt } from '../../../firebase/asking/useAttempt.ts';
import { SavedSwitch } from '../../../ui/forms/SavedSwitch.tsx';

const missing: Readonly<Record<NonNullable<ZoomInPage['lacks']>, string>> = {
  account: 'Para encenderlo falta la cuenta de Zoom.',
  key: 'Para encenderlo falta la llave del video en la página: escríbala en la cuenta de Zoom.',
  meeting: 'Para encenderlo falta la reunión: créela en Sesión remota.',
};

interface ZoomInPageSwitchProps {
  readonly inPage: ZoomInPage;
  readonly onChanged: () => void;
}

/** Whether the meeting at Zoom is seen in the room, beside the ballot. Off until somebody switches it on. */
export function ZoomInPageSwitch({ inPage, onChanged }: ZoomInPageSwitchProps) {
  const { isOn, lacks } = inPage;
  const { failure, isBusy, attempt } = useAttempt();
  const save = () =>
    attempt(async () => {
      await askApi(zoomEndpoints.setZoomInPage, { isOn: !isOn });
      onChanged();
    });
  return (
    <SavedSwitch
      label="Ver la videollamada dentro de la sala virtual"
      isOn={isOn}
      isDisabled={isBusy || (!isOn && lacks !== null)}
      onSwitch={save}
      about={
        <>
          {lacks !== null && !isOn && <strong>{missing[lacks]} </strong>}
          En computador se ve al lado de la votación; en celular se sigue abriendo en su aplicación.
          El programa del video es de Zoom: se descarga solo cuando la persona lo pide, y va en un
          marco aparte que no alcanza ni su sesión ni su voto. Pruébelo con su cuenta antes del día:
          lo que dependa de los servidores de Zoom solo se sabe así.
        </>
      }
      failure={failure}
    />
  );
}
