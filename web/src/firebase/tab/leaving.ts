const tasks = new Set<() => Promise<void>>();

/** The work to undo when the person leaves: sign-ins held in memory, open listeners. */
export function onLeaving(task: () => Promise<void>): () => void {
  tasks.add(task);
  return () => {
    tasks.delete(task);
  };
}

export async function runLeavingTasks(): Promise<void> {
  await Promise.allSettled([...tasks].map((task) => task()));
  tasks.clear();
}
