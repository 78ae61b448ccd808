import * as z from 'zod';
import { accept, type Outcome, refuse } from '../refusals/outcome.ts';
import {
  offIn,
  type PluginName,
  pluginNames,
  plugins,
  type RunningWork,
  type Switches,
} from './plugins.ts';

export const pluginName = z.enum(pluginNames);

/** `POST /api/settings/plugins`: one at a time, so that two people who switch two keep both. */
export const switchRequest = z.strictObject({ plugin: pluginName, isOn: z.boolean() });
export type SwitchRequest = z.infer<typeof switchRequest>;

/** All that are off from then on. */
export interface SwitchAnswer {
  readonly off: readonly PluginName[];
}

/**
 * How the switches stand once one is moved. Refused while something that would go off with it goes on,
 * with what to do first: nobody is left with what they cannot finish.
 */
export function decideSwitch(
  assembly: Switches,
  { plugin, isOn }: SwitchRequest,
  running: RunningWork,
): Outcome<Switches> {
  const { off = [], on = [] } = assembly;
  const { isOffAtFirst } = plugins[plugin];
  const next = isOffAtFirst
    ? { off, on: moved(on, plugin, isOn) }
    : { off: moved(off, plugin, !isOn), on };
  if (isOn) return accept(next);
  const already = offIn(assembly);
  for (const name of offIn(next)) {
    const reason = already.includes(name) ? null : plugins[name].blockedBy(running);
    if (reason !== null) return refuse('plugin-running', reason);
  }
  return accept(next);
}

function moved(list: readonly PluginName[], plugin: PluginName, isIn: boolean) {
  return pluginNames.filter((name) => (name === plugin ? isIn : list.includes(name)));
}
