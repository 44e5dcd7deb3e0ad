type Task = () => void | Promise<void>

let tasks: Task[] = []

/** Runs a task when the test is over, before its console output is checked. */
export function onTestEnd(task: Task): void {
  tasks.push(task)
}

/** Runs the tasks, the newest first. */
export async function runTestEnd(): Promise<void> {
  const due = tasks.reverse()
  tasks = []
  for (const task of due) await task()
}
