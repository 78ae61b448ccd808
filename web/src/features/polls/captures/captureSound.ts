const key = 'asamblea-captura-en-silencio';

/** A browser that refuses storage sounds. */
export function isSilent(): boolean {
  try {
    return localStorage.getItem(key) === 'si';
  } catch {
    return false;
  }
}

export function keepSilent(silent: boolean): void {
  try {
    localStorage.setItem(key, silent ? 'si' : 'no');
  } catch {}
}

let context: AudioContext | null = null;

/** One high beep: counted. Two low ones: look at the screen. Where there is no sound, nothing happens. */
export function playBeep(isGood: boolean): void {
  if (isSilent() || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  const { currentTime } = context;
  const starts = isGood ? [0] : [0, 0.16];
  for (const start of starts) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.frequency.value = isGood ? 880 : 220;
    volume.gain.setValueAtTime(0.15, currentTime + start);
    volume.gain.exponentialRampToValueAtTime(0.001, currentTime + start + 0.12);
    tone.connect(volume).connect(context.destination);
    tone.start(currentTime + start);
    tone.stop(currentTime + start + 0.12);
  }
}
