import * as z from 'zod';
import { accept, type Outcome, refuse } from '../refusals/outcome.ts';
import { offIn, type PluginName, pluginNames, plugins, type RunningWork } from './plugins.ts';

export const pluginName = z.enum(pluginNames);

/** `POST /api/settings/plugins`: one at a time, so that two people who switch two keep both. */
export const switchRequest = z.strictObject({ plugin: pluginName, isOn: z.boolean() });
export type SwitchRequest = z.infer<typeof switchRequest>;

/** All that are switched off from then on. */
export interface SwitchAnswer {
  readonly off: readonly PluginName[];
}

/**
 * What is switched off once a switch is moved. Refused while something that would go off with it goes on,
 * with what to do first: nobody is left with what they cannot finish.
 */
export function decideSwitch(
  assembly: { readonly off?: readonly PluginName[] | undefined },
  { plugin, isOn }: SwitchRequest,
  running: RunningWork,
): Outcome<readonly PluginName[]> {
  const { off = [] } = assembly;
  const kept = off.filter((name) => name !== plugin);
  if (isOn) return accept(kept);
  const next = pluginNames.filter((name) => name === plugin || kept.includes(name));
  const already = offIn(assembly);
  for (const name of offIn({ off: next })) {
    const reason = already.includes(name) ? null : plugins[name].blockedBy(running);
    if (reason !== null) return refuse('plugin-running', reason);
  }
  return accept(next);
}
