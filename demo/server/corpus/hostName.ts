const givenNames = [
  ...['Ada', 'Amir', 'Ana', 'Ben', 'Bruno', 'Carla', 'Chidi', 'Dana', 'Dmitri', 'Elena'],
  ...['Emre', 'Fatima', 'Finn', 'Grace', 'Hana', 'Hugo', 'Ines', 'Isaac', 'Jonas', 'June'],
  ...['Kai', 'Kenji', 'Lara', 'Leila', 'Marta', 'Mateo', 'Nadia', 'Noor', 'Olga', 'Oscar'],
  ...['Priya', 'Rosa'],
]

const familyNames = [
  ...['Abbott', 'Alvarez', 'Bauer', 'Brooks', 'Castillo', 'Chen', 'Dubois', 'Ellis', 'Fischer'],
  ...['García', 'Hansen', 'Hughes', 'Ito', 'Jensen', 'Khan', 'Larsen', 'Lindqvist', 'Moreau'],
  ...['Nakamura', 'Novák', 'Okafor', "O'Neill", 'Park', 'Petrov', 'Quinn', 'Rossi', 'Sato'],
  ...['Silva', 'Tanaka', 'Underwood', 'Weber', 'Yılmaz'],
]

/** The number of hosts: over a thousand, although some listings lack theirs. */
export const HOST_COUNT = 1010

/** The name of a host, unique for each number from 0 to HOST_COUNT - 1. */
export function hostName(number: number): string {
  const given = givenNames[number % givenNames.length]
  const family = familyNames[Math.floor(number / givenNames.length) % familyNames.length]
  return `${given} ${family}`
}
