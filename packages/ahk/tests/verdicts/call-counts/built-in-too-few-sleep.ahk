Sleep
