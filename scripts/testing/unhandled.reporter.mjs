import { writeFileSync } from 'node:fs'

// A reporter of Vitest that keeps the errors no test can be blamed for (a rejection nobody awaits, a worker that died) as text beside
// the run's JSON report.
export default class Unhandled {
  #file

  onInit(vitest) {
    this.#file = `${vitest.config.outputFile?.json}.unhandled.txt`
  }

  onTestRunEnd(_modules, errors) {
    writeFileSync(this.#file, errors.map(({ name, message, stack }) => `${name}: ${message}\n${stack ?? ''}`).join('\n\n'))
  }
}
