declare class RunningTests {
  constructor(runner: string);
  begin(name: string): void;
  end(name: string): void;
}

export = RunningTests;
