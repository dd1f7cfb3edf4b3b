class T
{
    X
    {
        get
        {
            return 1
        }
        set
        {
            this.y := value
        }
    }
}
