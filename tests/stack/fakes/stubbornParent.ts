import { spawn } from 'node:child_process';

/** Like firebase-tools: its emulator leads its own process group. Unlike it, nobody here listens to a polite request. */
process.on('SIGINT', () => undefined);
const deaf = "process.on('SIGTERM', () => {}); console.log('sordo'); setInterval(() => {}, 1000)";
spawn(process.execPath, ['-e', deaf], { detached: true, stdio: ['ignore', 'inherit', 'inherit'] });
setInterval(() => undefined, 1_000);
