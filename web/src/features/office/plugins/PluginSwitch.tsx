import { type PluginName, plugins, type SwitchRequest, settingsEndpoints } from '@asamblea/domain';
import { Box } from '@mui/material';
import { askApi } from '../../../firebase/asking/askApi.ts';
import { useAttempt } from '../../../firebase/asking/useAttempt.ts';
import { SavedSwitch } from '../../../ui/forms/SavedSwitch.tsx';
import { useToasts } from '../../../ui/toasts/Toasts.tsx';

interface PluginSwitchProps {
  readonly plugin: PluginName;
  readonly isOn: boolean;
  /** The module is on, but one that it needs is off. */
  readonly isWaiting: boolean;
  readonly maySwitch: boolean;
}

/** A part of the application, with what goes with it. */
export function PluginSwitch({ plugin, isOn, isWaiting, maySwitch }: PluginSwitchProps) {
  const { add } = useToasts();
  const { failure, isBusy, attempt } = useAttempt();
  const { name, summary, needs } = plugins[plugin];

  const save = () =>
    attempt(async () => {
      const request: SwitchRequest = { plugin, isOn: !isOn };
      await askApi(settingsEndpoints.switchPlugin, request);
      const summarised = isOn ? `Apagado: ${name}` : `Encendido: ${name}`;
      add({ severity: 'success', summary: summarised, life: 5000 });
    });

  return (
    <SavedSwitch
      isRow
      label={<Box sx={{ fontWeight: 600 }}>{name}</Box>}
      isOn={isOn}
      isDisabled={!maySwitch || isBusy}
      onSwitch={save}
      about={`${summary}${isWaiting ? ` Está apagado mientras lo esté ${saysNeeded(needs)}.` : ''}`}
      failure={failure}
    />
  );
}

function saysNeeded(needs: readonly string[]): string {
  return needs.map((one) => `«${plugins[one as PluginName].name}»`).join(' o ');
}
