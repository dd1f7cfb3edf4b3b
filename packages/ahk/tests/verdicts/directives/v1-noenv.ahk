#NoEnv
