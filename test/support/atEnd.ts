type Task = () => void | Promise<void>

let tasks: Task[] = []

/** Has something done when this test is over, before its console is looked at. */
export function atEnd(task: Task): void {
  tasks.push(task)
}

/** Does it all, the newest first. */
export async function endTest(): Promise<void> {
  const due = tasks.reverse()
  tasks = []
  for (const task of due) await task()
}
