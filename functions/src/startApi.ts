import { createApp } from './createApp.ts';
import { systemClock } from './kernel/platform/clock.ts';
import { createCaster } from './polls/ballots/createCaster.ts';
import { drawShard } from './polls/tallies/shards.ts';

/** The API of this instance. Read apart: an instance of a trigger carries none of it. */
export const app = createApp(createCaster({ clock: systemClock, shard: drawShard() }));
